import * as z from 'zod'
import { commentMessages } from '@/lib/content/comments/messages'
import { countLinks, MAX_LINKS } from '@/lib/content/comments/spam'
import { CommentStatus } from '@/lib/generated/prisma/enums'
import { SEVERAL_LINES } from '@/lib/platform/characters'
import { idParam, idSchema, requiredEmail, requiredLine } from '@/lib/platform/schemas'

const MAX_TEXT = 3_000

export const commentSchema = z.object({
  blogId: idParam,
  name: requiredLine(80, {
    missing: commentMessages.name,
    tooLong: commentMessages.tooLong,
    oneLine: commentMessages.oneLine,
  }).refine((name) => countLinks(name) === 0, commentMessages.name),
  email: requiredEmail(commentMessages.email),
  text: z
    .string(commentMessages.text)
    .trim()
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n'))
    .pipe(
      z
        .string()
        .min(1, commentMessages.text)
        .max(MAX_TEXT, commentMessages.tooLong)
        .regex(SEVERAL_LINES, commentMessages.text)
        .refine((text) => countLinks(text) <= MAX_LINKS, commentMessages.links),
    ),
  /** A honeypot: people don't see it, and bots fill it in. */
  website: z.string().max(1_000).default(''),
  formToken: z.string(commentMessages.stale).max(500, commentMessages.stale),
})

export type NewComment = z.output<typeof commentSchema>

export const commentStatuses = ['waiting', 'approved', 'rejected'] as const
export type CommentStatusName = (typeof commentStatuses)[number]

export const commentStatusOf = {
  waiting: CommentStatus.WAITING,
  approved: CommentStatus.APPROVED,
  rejected: CommentStatus.REJECTED,
} as const

export const commentStatusSchema = z.object({ state: z.enum(commentStatuses) })

export const commentQuerySchema = z.object({ state: z.enum(commentStatuses).optional() })

const decisions = ['approved', 'rejected', 'deleted'] as const
export type Decision = (typeof decisions)[number]

export const decisionsSchema = z.object({
  ids: z.array(idSchema).min(1).max(100),
  decision: z.enum(decisions),
})
