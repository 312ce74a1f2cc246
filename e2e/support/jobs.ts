import { newEmail, type TestSeeker } from './people'
import { type Reply, Visitor } from './visitor'

/** A complete posting as the hire form sends it. */
export function postingData(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Nora',
    lastName: 'Whitfield',
    email: newEmail('employer'),
    mobileNumber: '+1 512-555-0137',
    company: 'Lantern Freight Systems',
    companyUrl: 'https://lantern-freight.example',
    workDays: 'Mon - Fri',
    jobTitle: 'Backend Engineer',
    vacancies: '2',
    experience: '2 - 4 Years',
    salary: '₹60,000 - ₹90,000 per month',
    location: 'Hyderabad, Telangana, India',
    noticePeriod: '15 Days',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    description: 'Build the services that plan truck routes.\n- Own two services\n- Review code',
    qualification: '- Three years of TypeScript\n- SQL',
    ...more,
  }
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
