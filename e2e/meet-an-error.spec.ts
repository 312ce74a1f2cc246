import { readFileSync } from 'node:fs'
import { query } from './support/database'
import { newEmail } from './support/people'
import { required } from './support/settings'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

// The page fails on purpose, and React reports that a server component did.
test.use({ expectedErrors: [/React error #441/] })

test("a failing console page shows a reference that's also in the log", async ({ newPerson }) => {
  // Later than JavaScript's latest date.
  const [mail] = await query<{ id: number }>(
    `INSERT INTO "Mail" ("to", "subject", "text", "html", "state", "createdAt", "sentAt")
    VALUES ($1, 'Broken', '', '', 'SENT', '2001-01-01', '294000-01-01') RETURNING "id"`,
    [newEmail()],
  )
  const page = await newPerson()
  await openAsOwner(page, `/outbox/${mail?.id}`)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  const digest = await page
    .getByText(/^Reference: /)
    .getByRole('code')
    .textContent()
  // The last line may still be incomplete.
  await expect(() => {
    const lines = readFileSync(required('TEST_SITE_LOG'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const line = lines.map((text) => JSON.parse(text)).findLast((each) => each.digest === digest)
    expect(line).toMatchObject({
      path: `/outbox/${mail?.id}`,
      requestId: expect.any(String),
      stack: expect.any(String),
    })
  }).toPass()
  await query('DELETE FROM "Mail" WHERE "id" = $1', [mail?.id])
})
