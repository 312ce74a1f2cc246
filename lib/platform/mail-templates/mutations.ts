import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { type Database, db } from '@/lib/db'
import { unknownPlaceholders } from '@/lib/platform/mail-templates/fill'
import { templateMessages, unknownMessage } from '@/lib/platform/mail-templates/messages'
import { type MailWords, readWords } from '@/lib/platform/mail-templates/queries'
import type { TemplateChange } from '@/lib/platform/mail-templates/schema'
import { type TemplateKey, templates } from '@/lib/platform/mail-templates/templates'

export async function saveTemplate(
  admin: Admin,
  key: TemplateKey,
  { version, ...words }: TemplateChange,
): Promise<MailWords> {
  const { placeholders } = templates[key]
  const unknown = Object.entries(words).map(
    ([field, text]) => [field, unknownPlaceholders(text, placeholders)] as const,
  )
  const wrong = unknown.filter(([, names]) => names.length > 0)
  if (wrong.length > 0) {
    const fields = wrong.map(([field, names]) => [field, unknownMessage(names, placeholders)])
    throw new ApiError('invalid', undefined, { fields: Object.fromEntries(fields) })
  }
  return change(admin, key, version, words, 'mail-template.changed')
}

export function resetTemplate(admin: Admin, key: TemplateKey, version: number): Promise<MailWords> {
  return change(admin, key, version, { subject: '', text: '' }, 'mail-template.reset')
}

type Words = { subject: string; text: string }

function change(
  admin: Admin,
  key: TemplateKey,
  version: number,
  words: Words,
  action: AuditAction,
): Promise<MailWords> {
  return db().$transaction(async (tx) => {
    if (!(await write(tx, key, version, words)))
      throw new ApiError('conflict', templateMessages.changed, { current: await readWords(tx, key) })
    await audit(tx, admin, { action, subject: templates[key].title, detail: words.subject ? words : {} })
    return readWords(tx, key)
  })
}

async function write(tx: Database, key: TemplateKey, version: number, words: Words): Promise<boolean> {
  if (version === 0) {
    const { count } = await tx.mailTemplate.createMany({ data: [{ key, ...words }], skipDuplicates: true })
    return count === 1
  }
  const data = { ...words, version: { increment: 1 } }
  return (await tx.mailTemplate.updateMany({ where: { key, version }, data })).count === 1
}
