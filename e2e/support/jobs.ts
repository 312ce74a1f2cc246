import { examplePosting } from './example-posting'
import { newEmail, type TestSeeker } from './people'
import { type Reply, Visitor } from './visitor'

/** A complete posting as the hire form sends it. */
export function postingData(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...examplePosting, email: newEmail('employer'), ...more }
}

/** Submits a posting as an anonymous employer. */
export function submitPosting(data: Record<string, unknown>, logo?: Blob, visitor = new Visitor()): Promise<Reply> {
  const form = new FormData()
  form.set('data', JSON.stringify(data))
  if (logo) form.set('companyLogo', logo, 'logo.png')
  return visitor.call('POST', '/hire-from-us', { form })
}

/** Submits and approves a posting; returns its id. */
export async function newApprovedJob(admin: Visitor, more: Record<string, unknown> = {}): Promise<number> {
  const submitted = await submitPosting(postingData(more))
  const { hireFromUsId } = submitted.json as { hireFromUsId: number }
  const decided = await admin.call('PUT', '/hire-from-us', { json: { hireFromUsId, status: 'approved' } })
  if (decided.status !== 200) throw new Error(`The posting wasn't approved: ${decided.status} ${decided.text}`)
  return hireFromUsId
}

/** A small valid PDF. */
export function pdfResume(text = 'Resume'): File {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  return new File([body], 'resume.pdf', { type: 'application/pdf' })
}

/** Applies to a job as a signed-in seeker. */
export function applyTo(
  jobId: number,
  { visitor, email, userName, mobile }: TestSeeker,
  resume: File | null = pdfResume(),
  more: Record<string, unknown> = {},
): Promise<Reply> {
  const form = new FormData()
  const data = {
    jobId,
    jobTitle: 'x',
    companyName: 'x',
    companyLogo: '',
    studentName: userName,
    email,
    mobileNumber: mobile,
    ...more,
  }
  form.set('data', JSON.stringify(data))
  if (resume) form.set('resume', resume)
  return visitor.call('POST', '/apply-job/create', { form })
}
