import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { WireMessageTemplate } from '@/lib/hiring/message-templates/schema'

const MAX_CHOICES = 200

export const messageTemplateSelect = { id: true, name: true, subject: true, text: true, version: true } as const

/** The templates to choose from, by name. */
export function listMessageTemplates(_recruiter: Admin): Promise<WireMessageTemplate[]> {
  return db().messageTemplate.findMany({ orderBy: { name: 'asc' }, take: MAX_CHOICES, select: messageTemplateSelect })
}
