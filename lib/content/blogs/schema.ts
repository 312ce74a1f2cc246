import * as z from 'zod'
import { blogMessages } from '@/lib/content/blogs/messages'
import { blankOr, lineMessages, requiredLine, versionSchema } from '@/lib/platform/schemas'

const MAX_TEXT = 50_000

const line = (label: string, max: number) =>
  requiredLine(max, { ...lineMessages(label, max), tooLong: `${label} must be ${max} characters or fewer` })

export const blogStatuses = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
] as const

/**
 * The JSON part of POST /blog/add and /blog/update (requirements §3, §7). A post is published right away unless `state`
 * is given.
 */
export const blogSchema = z.object({
  category_name: line('Category', 60),
  title: line('Title', 150),
  author: line('Author', 80),
  description: z
    .string(blogMessages.empty)
    .max(MAX_TEXT, `The description must be ${MAX_TEXT.toLocaleString('en-US')} characters or fewer`)
    .refine((html) => /<img|[^\s]/.test(html.replace(/<(?!img)[^>]*>|&nbsp;/g, '')), blogMessages.empty),
  imageAlt: z.string().trim().max(200, 'Use 200 characters or fewer').default(''),
  state: z.enum(['published', 'draft']).default('published'),
  publishAt: blankOr(
    z.iso.datetime({ offset: true, message: 'Choose a date and time' }),
    'Choose a date and time',
  ).default(''),
  version: versionSchema.optional(),
})

export const blogFormSchema = blogSchema.extend({
  publishAt: z.string().refine((value) => value === '' || !Number.isNaN(Date.parse(value)), 'Choose a date and time'),
})

export type BlogFields = z.output<typeof blogSchema>
export type BlogFormInput = z.input<typeof blogFormSchema>
export type BlogFormOutput = z.output<typeof blogFormSchema>

export const blogImageSchema = z.object({})
