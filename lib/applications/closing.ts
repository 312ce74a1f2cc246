import 'server-only'
import { letterWriter } from '@/lib/applications/letters'
import type { Database } from '@/lib/db'
import { putMails } from '@/lib/mail/outbox'

/** Tells everyone whose application for a job is still open that it has closed, in the transaction `tx` that closes it. */
export async function tellApplicantsOfClosing(tx: Database, postingId: number): Promise<void> {
  const applications = await tx.application.findMany({
    where: { postingId, state: { in: ['NEW', 'REVIEWED', 'SHORTLISTED'] } },
    select: { email: true, studentName: true, posting: { select: { jobTitle: true, company: true } } },
  })
  if (applications.length === 0) return
  const write = await letterWriter(tx, 'application-closed')
  await putMails(
    tx,
    applications.map((application) => ({ to: application.email, content: write(application) })),
  )
}
