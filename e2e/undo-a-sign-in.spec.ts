import { query } from './support/database'
import { linkIn, waitForMailAbout } from './support/mail'
import { problemsOfView } from './support/page-problems'
import { newSeeker, PASSWORD } from './support/people'
import { openAsSeeker, REDIRECT_MS } from './support/sign-in'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'

test("a seeker signs out everywhere after a sign-in that wasn't theirs, once", { tag: '@both' }, async ({
  newPerson,
}) => {
  const seeker = await newSeeker('Wary Walker')
  const { email } = seeker
  await query(`UPDATE "Seeker" SET "verifiedAt" = now() - interval '2 days' WHERE "email" = $1`, [email])
  const stranger = new Visitor()
  await stranger.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
  const link = linkIn(await waitForMailAbout(email, 'New sign-in'), '/login/undo')

  const page = await newPerson()
  await openAsSeeker(seeker, page, '/account-setting')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: "Wasn't you?" })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('check the passkeys and sign-in providers')).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])
  // Opening the link doesn't do anything yet.
  expect((await stranger.call('GET', '/api/auth/session')).json).not.toBeNull()

  await page.clock.install()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText("You're signed out everywhere. Choose a new password next.")).toBeVisible()
  await page.clock.fastForward(REDIRECT_MS)
  await expect(page).toHaveURL(/\/forgotpassword/)
  expect((await stranger.call('GET', '/api/auth/session')).json).toBeNull()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible()
  await page.goto('/account-setting')
  await expect(page).toHaveURL(/\/login\?next=/)
})
