import { query } from './support/database'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'

/** Sets a change's progress. Its lease hasn't ended, so no process continues it. */
async function putChange(done: number, finishedAt: string | null, error = ''): Promise<void> {
  await query(
    `INSERT INTO "SampleChange" ("id", "kind", "adminId", "adminName", "done", "total", "leasedUntil", "finishedAt", "error")
    VALUES (1, 'ADD', 1, 'Ava', $1, 69, now() + interval '1 hour', $2, $3)
    ON CONFLICT ("id") DO UPDATE SET "done" = $1, "total" = 69, "finishedAt" = $2, "error" = $3, "kind" = 'ADD',
      "leasedUntil" = now() + interval '1 hour'`,
    [done, finishedAt, error],
  )
}

test.afterEach(() => query('DELETE FROM "SampleChange"'))

test('an owner sees what removing sample data would remove, and follows the progress of adding it', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/sample-data')
  const jobs = owner.getByRole('row', { name: /^Jobs / })
  const add = owner.getByRole('button', { name: 'Add sample activity' })
  const remove = owner.getByRole('button', { name: 'Remove sample data' })

  await test.step('the dialog shows the numbers, and Escape cancels', async () => {
    await expect(jobs).toContainText('67')
    await expect(add).toBeVisible()
    await remove.focus()
    await owner.keyboard.press('Enter')
    const dialog = owner.getByRole('dialog', { name: 'Remove sample data' })
    await expect(dialog).toContainText("This can't be undone.")
    await expect(dialog.getByRole('listitem').filter({ hasText: '67 jobs' })).toBeVisible()
    await expect(dialog).toContainText('all admin accounts')
    await owner.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(jobs).toContainText('67')
  })

  await test.step('the page shows the progress of adding, and why it failed', async () => {
    await putChange(35, null)
    await owner.reload()
    await expect(owner.getByText('35 of 69 files stored.')).toBeVisible()
    await expect(owner.getByRole('progressbar', { name: 'Adding sample activity' })).toBeVisible()
    await expect(remove).toHaveCount(0)
    await putChange(60, null)
    await expect(owner.getByText('60 of 69 files stored.')).toBeVisible()
    await putChange(60, new Date().toISOString(), "We couldn't add sample activity. Nothing was added. Try again.")
    await expect(owner.getByRole('alert').filter({ hasText: 'Nothing was added.' }).first()).toBeVisible()
    await expect(add).toBeVisible()
  })
})
