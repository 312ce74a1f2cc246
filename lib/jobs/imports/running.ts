import type { Prisma } from '@/lib/generated/prisma/client'

export type Running = Prisma.JobImportGetPayload<object>
export type StoredRow = Prisma.JobImportRowGetPayload<object>

/** Who started an import, and is named in the audit log for what it does. */
export const actorOf = ({ adminId: id, adminName: name }: Pick<Running, 'adminId' | 'adminName'>) =>
  ({ kind: 'admin', id, name, email: name }) as const
