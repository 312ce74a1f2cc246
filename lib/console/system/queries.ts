import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { findHealth } from '@/lib/platform/health/queries'
import packageJson from '@/package.json' with { type: 'json' }

export type Queue = { name: string; label: string; length: number; since: Date | null }

const names = {
  mails: 'Emails waiting to be sent',
  'mail-requests': 'Codes and links waiting to be sent',
  'job-alerts': 'Job alerts due',
  postings: 'Postings to review',
  'failed-mails': 'Emails that failed',
  webhooks: 'Webhook events waiting to be sent',
  stuck: 'Stuck background jobs',
} as const

/** Each count uses a partial index, because the tables can be large. */
export async function listQueues(): Promise<Queue[]> {
  const time = now()
  const found = await db().$queryRaw<{ name: keyof typeof names; length: number; since: Date | null }[]>`
    SELECT 'mails' AS name, count(*)::int AS length, min("nextAttemptAt") AS since FROM "Mail" WHERE "state" = 'WAITING'
    UNION ALL SELECT 'mail-requests', count(*)::int, min("createdAt") FROM "MailRequest"
    UNION ALL SELECT 'job-alerts', count(*)::int, min("nextAt") FROM "JobAlert" WHERE "confirmedAt" IS NOT NULL AND "nextAt" <= ${time}
    UNION ALL SELECT 'postings', count(*)::int, min("createdAt") FROM "Posting" WHERE "status" = 'PENDING'
    UNION ALL SELECT 'failed-mails', count(*)::int, min("createdAt") FROM "Mail" WHERE "state" = 'FAILED'
    UNION ALL SELECT 'webhooks', count(*)::int, min("nextAttemptAt") FROM "WebhookDelivery" WHERE "state" = 'WAITING'
    UNION ALL SELECT 'stuck', count(*)::int, min("setAsideAt") FROM "TaskFailure" WHERE "setAsideAt" IS NOT NULL`
  return found.map((queue) => ({ ...queue, label: names[queue.name] }))
}

export async function countConnections(): Promise<number> {
  const [counted] = await db().$queryRaw<{ connections: number }[]>`
    SELECT count(*)::int AS connections FROM "pg_stat_activity" WHERE "datname" = current_database()`
  return counted?.connections ?? 0
}

export async function readSystem(_owner: Admin) {
  const [{ status, checks }, queues] = [await findHealth(), await listQueues()]
  const [database] = await db().$queryRaw<{ version: string; megabytes: number; migration: string }[]>`
    SELECT current_setting('server_version') AS version, (pg_database_size(current_database()) / 1000000)::int AS megabytes,
      (SELECT max("migration_name") FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL) AS migration`
  const lastBackup = await db().auditEntry.findFirst({
    where: { action: 'backup.made' },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, subject: true },
  })
  const { S3_BUCKET } = env()
  return {
    status,
    checks,
    queues,
    lastBackup,
    facts: [
      { name: 'Staffing portal', value: packageJson.version },
      { name: 'Node.js', value: process.versions.node },
      { name: 'PostgreSQL', value: database?.version ?? '' },
      { name: 'Database size', value: `${(database?.megabytes ?? 0).toLocaleString('en-US')} MB` },
      { name: 'Latest migration', value: database?.migration ?? '' },
      { name: 'Files', value: S3_BUCKET ? 'in an S3 bucket' : 'in DATA_DIR' },
      { name: 'Up for', value: since(process.uptime()) },
      { name: 'Memory', value: `${Math.round(process.memoryUsage.rss() / 1_000_000)} MB` },
    ],
  }
}

function since(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours > 0 ? `${hours} h` : `${Math.floor(seconds / 60)} min`
}
