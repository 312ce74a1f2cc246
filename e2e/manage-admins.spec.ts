import type { Page } from '@playwright/test'
import { linkIn, waitForMail } from './support/mail'
import { newEmail, PASSWORD } from './support/people'
import { appCode, wrongCode } from './support/second-factor'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

/** How long the console shows a confirmation (requirements §9). */
const STATUS_MS = 3_000

test('an owner invites a colleague, who turns on two-step verification, and later removes them', async ({
  newPerson,
}) => {
  const email = newEmail('colleague')
  const name = `Ines ${email.slice(10, 16)}`

  const owner = await newPerson()
  await openAsOwner(owner, '/admins')
  await invite(owner, name, email)
  const colleague = await newPerson()
  await join(colleague, name, email)

  await test.step('the colleague only sees what a recruiter can', async () => {
    await logIn(colleague, email)
    await expect(colleague).toHaveURL(/\/dashboard$/)
    await colleague.goto('/outbox')
    await expect(colleague.getByText("Your role doesn't have access to Email log.")).toBeVisible()
    await expect(colleague.getByRole('link', { name: 'Admins' })).toHaveCount(0)
  })

  await colleague.goto('/adminaccount')
  const { secret, recoveryCodes } = await turnOn(colleague)

  await test.step('the password alone no longer works', async () => {
    const elsewhere = await newPerson()
    await logIn(elsewhere, email)
    const code = elsewhere.getByLabel('Authenticator code')
    await expect(code).toBeFocused()
    await code.fill(wrongCode(secret))
    await elsewhere.getByRole('button', { name: 'Login' }).click()
    await expect(elsewhere.getByText('That code is wrong or was already used.')).toBeVisible()
    await code.fill(appCode(secret, 1))
    await elsewhere.getByRole('button', { name: 'Login' }).click()
    await expect(elsewhere).toHaveURL(/\/dashboard$/)
  })

  await test.step('a recovery code replaces the phone', async () => {
    const phoneless = await newPerson()
    await logIn(phoneless, email)
    await phoneless.getByRole('button', { name: 'Use a recovery code' }).click()
    await phoneless.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await phoneless.getByRole('button', { name: 'Login' }).click()
    await expect(phoneless).toHaveURL(/\/dashboard$/)
    await phoneless.goto('/adminaccount')
    await expect(phoneless.getByText('9 recovery codes left.')).toBeVisible()
  })

  await test.step('the owner makes the colleague an editor, effective right away, and removes them', async () => {
    await owner.reload()
    const row = owner.getByRole('row').filter({ hasText: name })
    await expect(row.getByText('On', { exact: true })).toBeVisible()
    await row.getByLabel(`Role of ${name}`).selectOption('Editor')
    await owner.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
    await expect(owner.getByText('Role updated.')).toBeVisible()
    await colleague.goto('/adminpostjobs')
    await expect(colleague.getByText("Your role doesn't have access to Jobs Posted.")).toBeVisible()

    await row.getByRole('button', { name: `Remove ${name}` }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(owner.getByText('Admin removed.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await colleague.goto('/dashboard')
    await expect(colleague).toHaveURL(/\/admin\?next=/)
  })
})

test('an invitation can be resent and withdrawn, and its old links explain what happened', async ({ newPerson }) => {
  const email = newEmail('late')
  const name = `Theo ${email.slice(5, 11)}`
  const owner = await newPerson()
  await holdTimersOf(owner, STATUS_MS)
  await openAsOwner(owner, '/admins')
  await invite(owner, name, email)
  const first = linkIn(await waitForMail(email), '/admin/accept')

  const row = owner.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: `Resend to ${name}` }).click()
  const second = linkIn(await waitForMail(email, 2), '/admin/accept')
  const invited = await newPerson()
  await invited.goto(first)
  await expect(invited.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await invited.goto(second)
  await expect(invited.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()

  // The previous message's timer fires just when another message appears.
  await runOutOnChangeOf(owner, 'Invitation sent.')
  const withdraw = row.getByRole('button', { name: /^Withdraw/ })
  await withdraw.click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(withdraw).toHaveCount(0)
  await expect(owner.getByText('Invitation withdrawn.')).toBeVisible()
  await invited.goto(second)
  await expect(invited.getByText('Ask an owner for a new one.')).toBeVisible()
})

/** Holds timers of that length in `window.heldTimers` instead of starting them. */
async function holdTimersOf(page: Page, ms: number): Promise<void> {
  await page.addInitScript((heldMs) => {
    const { setTimeout, clearTimeout } = window
    const heldTimers = new Map<number, () => void>()
    let last = 1_000_000_000
    const hold = (act: () => void) => {
      last += 1
      heldTimers.set(last, act)
      return last
    }
    Object.assign(window, {
      heldTimers,
      setTimeout: (act: () => void, delay?: number, ...args: unknown[]) =>
        delay === heldMs ? hold(act) : setTimeout(act, delay, ...args),
      clearTimeout: (id: number) => heldTimers.delete(id) || clearTimeout(id),
    })
  }, ms)
}

/** Fires the held timers, except cleared ones, as soon as a message other than `text` appears. */
async function runOutOnChangeOf(page: Page, text: string): Promise<void> {
  await page.getByText(text).evaluate((element, text) => {
    const area = element.closest('[role=status]') as Element
    const { heldTimers } = window as unknown as { heldTimers: Map<number, () => void> }
    const older = [...heldTimers.keys()]
    new MutationObserver((_changes, observer) => {
      if (area.textContent?.includes(text)) return
      observer.disconnect()
      for (const id of older) heldTimers.get(id)?.()
    }).observe(area, { subtree: true, childList: true, characterData: true })
  }, text)
}

async function invite(owner: Page, name: string, email: string) {
  await owner.getByRole('button', { name: 'Invite an admin' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('A name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('Recruiter')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByText('Invitation sent.')).toBeVisible()
}

async function join(person: Page, name: string, email: string) {
  await person.goto(linkIn(await waitForMail(email), '/admin/accept'))
  await expect(person.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  await person.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await person.getByRole('textbox', { name: 'Confirm Password' }).fill('something else')
  await person.getByRole('button', { name: 'Join' }).click()
  await expect(person.getByText('Passwords do not match')).toBeVisible()
  await person.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD)
  await person.getByRole('button', { name: 'Join' }).click()
  await expect(person).toHaveURL(/\/admin$/)
}

async function logIn(person: Page, email: string) {
  await person.goto('/admin')
  await person.getByLabel('Email').fill(email)
  await person.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await person.getByRole('button', { name: 'Login' }).click()
}

/** Turns on two-step verification as an app would, with the key beside the QR code. */
async function turnOn(person: Page) {
  await person.getByRole('button', { name: 'Turn on' }).click()
  const dialog = person.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await dialog.getByText("Can't scan it?").click()
  const secret = (await dialog.getByLabel('Key').inputValue()).replaceAll(' ', '')
  await dialog.getByLabel('Authenticator code').fill(appCode(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allTextContents()
  await dialog.getByRole('button', { name: "I've saved them" }).click()
  await expect(person.getByText(/^On since/)).toBeVisible()
  return { secret, recoveryCodes }
}
