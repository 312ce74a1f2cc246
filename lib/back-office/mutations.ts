import 'server-only'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

export function recordExport(admin: Admin, list: string, searchParams: Record<string, string>): Promise<void> {
  return db().$transaction((tx) => audit(tx, admin, { action: 'list.exported', subject: list, detail: searchParams }))
}
