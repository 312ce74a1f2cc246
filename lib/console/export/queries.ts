import 'server-only'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { verify } from '@/lib/auth/tokens'
import { adminLists } from '@/lib/console/all-lists'
import { exportMessages as messages } from '@/lib/console/export/messages'
import { type AdminList, csvOf } from '@/lib/console/lists/admin-list'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { exportArchive } from '@/lib/platform/copies/export'

export const PURPOSE = 'export'
/** The email log, whose rows aren't exported either. */
const NOT_EXPORTED = new Set(['mails'])

/** Throws `forbidden` if the link is old or another session's. */
export async function readExport(owner: Admin, key: string): Promise<{ fileName: string; bytes: Readable }> {
  if ((await verify(PURPOSE, key)) !== owner.sessionId) throw new ApiError('forbidden', messages.expired)
  return { fileName: `portal-export-${now().toISOString().slice(0, 10)}.tar.gz`, bytes: compressedExport() }
}

/** Everything but secrets, as a compressed tar archive. Destroy the stream to stop it. */
export function compressedExport(): Readable {
  const settings = env()
  const { DATABASE_URL: url } = settings
  if (!url) throw new Error("DATABASE_URL isn't set.")
  const lists = adminLists.filter(({ csv, name }) => csv && !NOT_EXPORTED.has(name)) as AdminList<{ id: number }>[]
  const spreadsheets = lists.map((list) => ({ name: list.name, text: csvOf(list, {}) }))
  const bytes = createGzip()
  pipeline(Readable.from(exportArchive(settings, url, spreadsheets)), bytes, () => {})
  return bytes
}
