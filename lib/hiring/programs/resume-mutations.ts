import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Program } from '@/lib/auth/api-keys'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { findResume, type PrivateFile } from '@/lib/platform/uploads/queries'

/** The resume of an application. Every reading is in the audit log. */
export async function readResume(program: Program, id: number): Promise<PrivateFile> {
  const resume = await findResume(program, { applications: { some: { id } } })
  const select = { studentName: true, posting: { select: { jobTitle: true } } }
  const application = await db().application.findUnique({ where: { id }, select })
  if (!resume || !application) throw new ApiError('not-found')
  const subject = `${application.studentName}, ${application.posting.jobTitle}`
  await audit(db(), program, { action: 'application.resume-read', subjectId: id, subject })
  return resume
}
