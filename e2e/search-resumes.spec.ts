import { readFileSync } from 'node:fs'
import { query } from './support/database'
import { applyTo, newApprovedJob } from './support/jobs'
import { problemsOfView } from './support/page-problems'
import { newSeeker, signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'
import { until } from './support/waiting'

test('a recruiter finds a person by words of a Word resume and reads it with the words marked', {
  tag: '@both',
}, async ({ newPerson }) => {
  const seeker = await newSeeker('Maria Gonzalez')
  const bytes = readFileSync('lib/platform/resumes/fixtures/resume.docx')
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const jobTitle = `Ferry Engineer ${Date.now()}`
  await applyTo(
    await newApprovedJob(await signInAdmin(), { jobTitle }),
    seeker,
    new File([bytes], 'Maria Gonzalez.docx', { type }),
  )
  await query(
    `INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
    SELECT "id", 'later-jobs', '1', 'x' FROM "Seeker" WHERE "email" = $1`,
    [seeker.email],
  )
  await until(async () => {
    const [row] = await query<{ state: string }>(
      `SELECT r."state" FROM "ResumeText" r JOIN "Application" a ON a."resumeId" = r."fileId"
      JOIN "Seeker" s ON s."id" = a."seekerId" WHERE s."email" = $1`,
      [seeker.email],
    )
    return row?.state === 'READ'
  })
  const owner = await newPerson()
  await openAsOwner(owner, '/adminappliedjobs/talent')
  await owner.getByRole('searchbox').fill(`kubernetes ${jobTitle}`)
  await owner.keyboard.press('Enter')
  await expect(owner.locator('mark').filter({ hasText: 'Kubernetes' }).first()).toBeVisible()
  expect(await problemsOfView(owner)).toEqual([])
  await owner.getByRole('link', { name: jobTitle }).click()
  const resume = owner.frameLocator('iframe[title="Resume of Maria Gonzalez"]')
  // A busy machine takes long to start the program that reads resumes.
  await expect(resume.locator('mark')).toHaveText('Kubernetes', { timeout: 60_000 })
  await expect(resume.getByRole('heading', { name: 'Maria Gonzalez' })).toBeVisible()
  expect(await problemsOfView(owner)).toEqual([])
})
