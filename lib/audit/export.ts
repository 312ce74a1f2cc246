import 'server-only'
import { nameOfActorKind } from '@/lib/audit/format'
import { auditList } from '@/lib/audit/list'
import { type AuditEntry, listAuditEntriesBefore } from '@/lib/audit/queries'
import { defineExport } from '@/lib/back-office/export'

/** The audit trail as CSV. */
export const auditExport = defineExport<AuditEntry>({
  duty: 'owner',
  columns: [
    { header: 'id', value: ({ id }) => id },
    { header: 'when', value: ({ createdAt }) => createdAt },
    { header: 'who', value: ({ actorName }) => actorName },
    { header: 'kind', value: ({ actorKind }) => nameOfActorKind(actorKind) },
    { header: 'action', value: ({ action }) => action },
    { header: 'subjectId', value: ({ subjectId }) => subjectId },
    { header: 'subject', value: ({ subject }) => subject },
    { header: 'detail', value: ({ detail }) => JSON.stringify(detail) },
  ],
  batch: (owner, searchParams, batch) => listAuditEntriesBefore(owner, auditList.read(searchParams), batch),
})
