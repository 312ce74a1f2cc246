import type { Client } from 'pg'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { postingColumns } from '@/lib/jobs/postings/stored'
import type { JudgedPosting } from './judgments'

const DAY_MS = 24 * 60 * 60 * 1000

/** Adds the postings as open jobs, the first of the file as the newest. Their slugs are their numbers. */
export async function loadPostings(client: Client, postings: JudgedPosting[], now = new Date()): Promise<void> {
  for (const posting of postings) {
    const age = (posting.number * 30 * DAY_MS) / 1_000
    const row: Record<string, unknown> = {
      ...postingColumns(newPosting(posting)),
      status: 'APPROVED',
      slug: `judged-${posting.number}`,
      approvedAt: new Date(now.getTime() - age),
      expiresAt: new Date(now.getTime() + 60 * DAY_MS),
    }
    const names = Object.keys(row).filter((name) => row[name] !== undefined)
    const columns = names.map((name) => `"${name === 'parserVersion' ? 'readerVersion' : name}"`).join()
    const values = names.map((name) => (isJson(name) ? JSON.stringify(row[name]) : row[name]))
    await client.query(
      `INSERT INTO "Posting" (${columns}) VALUES (${names.map((_, index) => `$${index + 1}`).join()})`,
      values,
    )
  }
  await client.query('ANALYZE "Posting"')
}

const isJson = (name: string) => name === 'places' || name === 'questions'

function newPosting({
  title,
  company,
  location,
  type,
  experience,
  employment,
  description,
  qualification,
}: JudgedPosting) {
  return {
    firstName: 'Judged',
    lastName: 'Posting',
    email: 'judged@example.com',
    mobileNumber: '+1 512 555 0100',
    company,
    companyUrl: '',
    jobTitle: title,
    vacancies: 1,
    workDays: 'Mon - Fri',
    experience,
    salary: 'Not stated',
    location,
    noticePeriod: '15 Days',
    employmentType: employment,
    jobType: type,
    description,
    qualification,
    questions: [],
    remoteCountries: [],
  } as unknown as NewPosting
}
