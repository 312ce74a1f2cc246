import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

type Named = { jobTitle: string; company: string }

/** Whether a job of that company and title is open or waits, as anyone may know before posting it once more. */
export async function findAlike(named: Named) {
  const found = await listAlike(named)
  const open = found.find(({ status }) => status === 'APPROVED')
  return {
    path: open?.slug ? `/applied-jobs/apply/${open.slug}` : null,
    isWaiting: found.some(({ status }) => status !== 'APPROVED'),
  }
}

/** The other postings of that company and title that are open or wait, for the admin who decides on this one. */
export async function listAlikePostings(_admin: Admin, { id, ...named }: Named & { id: number }) {
  return (await listAlike(named)).filter((posting) => posting.id !== id)
}

export type AlikePosting = Awaited<ReturnType<typeof listAlikePostings>>[number]

/** Whatever the letters' case and the spaces are. */
async function listAlike({ jobTitle, company }: Named) {
  if (!jobTitle.trim() || !company.trim()) return []
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  const found = await db().$queryRaw<
    { id: number; status: string; slug: string | null; email: string; createdAt: Date }[]
  >`
    SELECT "id", "status"::text AS status, "slug", "email", "createdAt" FROM "Posting"
    WHERE (${isOpen(now())} OR "status" IN ('PENDING', 'RETURNED'))
      AND lower("jobTitle") = ${plain(jobTitle)} AND lower("company") = ${plain(company)}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT 5`
  return found
}

const isOpen = (time: Date) => Prisma.sql`("status" = 'APPROVED' AND "expiresAt" > ${time})`
