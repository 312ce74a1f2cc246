import { postingSchema } from '@/lib/jobs/postings/schema'
import { applications, blogs, companies, jobs, logoOf, partners, people, resumeOf } from './data'
import { companyOf, formOf } from './postings'

test.each(jobs)('accepts $jobTitle of $company in the hire form', (job) => {
  const { error } = postingSchema.safeParse(formOf(job, companyOf(job)))
  expect(error?.issues).toBeUndefined()
})

test('links every application to a verified person and an approved job', () => {
  for (const { person, jobTitle, company, resumeName } of applications) {
    expect(people.find(({ email }) => email === person)?.verified).toBe(true)
    expect(jobs.filter((job) => job.jobTitle === jobTitle && job.company === company)[0]?.status).toBe('approved')
    expect(resumeOf(resumeName).length).toBeGreaterThan(500)
  }
})

test('has an SVG for every drawing', () => {
  const drawings = [...companies.map(logoOf), ...partners.map(({ logo }) => logo), ...blogs.map(({ image }) => image)]
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg xmlns[\s\S]*<\/svg>\s*$/)
})
