import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import { type TemplateKey, templateKeys, templates } from '@/lib/platform/mail-templates/templates'

const rowSelect = { key: true, subject: true, text: true, version: true } as const
type Row = { key: string; subject: string; text: string; version: number }

export type MailWords = { key: TemplateKey; subject: string; text: string; version: number; isOwn: boolean }

export async function listTemplates(_admin: Admin): Promise<MailWords[]> {
  const rows = await db().mailTemplate.findMany({ select: rowSelect })
  return templateKeys.map((key) => wordsOf(key, rows.find((row) => row.key === key) ?? null))
}

export async function readWords(database: Database, key: TemplateKey): Promise<MailWords> {
  return wordsOf(key, await database.mailTemplate.findUnique({ where: { key }, select: rowSelect }))
}

export function getWords(_admin: Admin, key: TemplateKey): Promise<MailWords> {
  return readWords(db(), key)
}

function wordsOf(key: TemplateKey, row: Row | null): MailWords {
  const { subject, text } = templates[key]
  const version = row?.version ?? 0
  return row?.text
    ? { key, subject: row.subject, text: row.text, version, isOwn: false }
    : { key, subject, text, version, isOwn: true }
}
