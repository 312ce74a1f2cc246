import 'server-only'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

/** Writes down that an admin took a list home as CSV, and what they had searched for: it holds people's data. */
export function recordExport(admin: Admin, list: string, searchParams: Record<string, string>): Promise<void> {
  return db().$transaction((tx) => audit(tx, admin, { action: 'list.exported', subject: list, detail: searchParams }))
}
