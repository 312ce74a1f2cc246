import * as z from 'zod'
import { contactMessages } from '@/lib/people/contacts/messages'
import { templateMessages } from '@/lib/platform/mail-templates/messages'
import { mailTextSchema } from '@/lib/platform/mail-templates/schema'
import { multiline, versionOrNone } from '@/lib/platform/schemas'

export const replyFormSchema = mailTextSchema.extend({
  text: multiline(z.string().min(1, templateMessages.textRequired).max(10_000, contactMessages.replyTooLong)),
})

export const replySchema = replyFormSchema.extend({ seen: versionOrNone.optional() })

export type ReplyInput = z.input<typeof replyFormSchema>
export type NewReply = z.output<typeof replySchema>
