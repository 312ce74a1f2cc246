import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import { type TemplateKey, templateKeys, templates } from '@/lib/mail-templates/templates'

const rowSelect = { key: true, subject: true, text: true, version: true } as const
type Row = { key: string; subject: string; text: string; version: number }

/** The words in which a mail goes out now, how often they were changed, and whether they are the portal's own. */
export type MailWords = { key: TemplateKey; subject: string; text: string; version: number; isOwn: boolean }

/** Every mail whose words an admin can change, with those that stand. */
export async function listTemplates(_admin: Admin): Promise<MailWords[]> {
  const rows = await db().mailWording.findMany({ select: rowSelect })
  return templateKeys.map((key) => wordsOf(key, rows.find((row) => row.key === key) ?? null))
}

/** The words of one mail; read in the transaction that writes the mail or changes the words. */
export async function readWords(database: Database, key: TemplateKey): Promise<MailWords> {
  return wordsOf(key, await database.mailWording.findUnique({ where: { key }, select: rowSelect }))
}

/** The words of one mail for an admin who edits them. */
export function getWords(_admin: Admin, key: TemplateKey): Promise<MailWords> {
  return readWords(db(), key)
}

/** A row without a text is one that was reset: it counts on, and the portal's own words stand. */
function wordsOf(key: TemplateKey, row: Row | null): MailWords {
  const { subject, text } = templates[key]
  const version = row?.version ?? 0
  return row?.text
    ? { key, subject: row.subject, text: row.text, version, isOwn: false }
    : { key, subject, text, version, isOwn: true }
}
