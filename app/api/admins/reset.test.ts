import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newAdmin, newEmail } from '@/e2e/support/people'
import { turnOnTwoSteps } from '@/e2e/support/second-factor'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

const run = promisify(execFile)

/** Runs `npm run admin:reset` on the test site's database. */
const reset = (email: string) =>
  run(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'scripts/admin-reset.ts', email], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: required('TEST_DATABASE_URL') },
  })

test('restores access for an admin who lost their password and phone', async () => {
  const email = newEmail('lost')
  const admin = await newAdmin('EDITOR', email)
  await turnOnTwoSteps(admin)

  const { stdout } = await reset(email.toUpperCase())
  const password = / is (\S+)\. Two-step verification is off/.exec(stdout)?.[1]
  expect((await admin.call('GET', '/contactus')).status).toBe(401)
  const { json } = await new Visitor().call('POST', '/api/v1/user/adminlogin', { json: { email, password } })
  expect(json).toMatchObject({ status: true })
  await expect(reset(newEmail())).rejects.toThrow("There's no admin")
})
