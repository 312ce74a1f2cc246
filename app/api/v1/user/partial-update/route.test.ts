import { query } from '@/e2e/support/database'
import { newSeeker, type TestSeeker } from '@/e2e/support/people'

const update = ({ visitor, email }: TestSeeker, json: object) =>
  visitor.call('PATCH', `/api/v1/user/partial-update?email=${encodeURIComponent(email)}`, { json })
const stored = async ({ email }: TestSeeker) =>
  (await query('SELECT "userName", "mobile" FROM "Seeker" WHERE "email" = $1', [email]))[0]

test('changes the name or the mobile number and leaves the other alone', async () => {
  const seeker = await newSeeker('Asha Verma')
  expect((await update(seeker, { userName: 'Asha Rao' })).status).toBe(200)
  expect(await stored(seeker)).toEqual({ userName: 'Asha Rao', mobile: seeker.mobile })
  expect((await update(seeker, { mobile: '9000005678' })).status).toBe(200)
  expect(await stored(seeker)).toEqual({ userName: 'Asha Rao', mobile: '9000005678' })
})
