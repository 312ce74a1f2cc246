import { newAdmin, newProfile, newSeeker } from '@/e2e/support/people'

test('shows seekers with the same name their own profiles, and tells admins that the name is ambiguous', async () => {
  const name = `Twin ${Math.random().toString(36).slice(2, 10)}`
  const path = `/profile/get/${encodeURIComponent(name)}`
  const recruiter = await newAdmin('RECRUITER')
  const first = await newSeeker(name)
  await newProfile(first, { summary: 'the first' })
  expect((await recruiter.call('GET', path)).json).toMatchObject({ summary: 'the first' })
  const second = await newSeeker(name)
  // The second seeker has no profile yet and must not get the first one's.
  expect((await recruiter.call('GET', path)).status).toBe(409)
  expect((await second.visitor.call('GET', path)).status).toBe(404)
  await newProfile(second, { summary: 'the second' })
  const reply = await recruiter.call('GET', path)
  expect([reply.status, reply.text.includes('the second')]).toEqual([409, false])
  expect((await first.visitor.call('GET', path)).json).toMatchObject({ summary: 'the first' })
  expect((await second.visitor.call('GET', path)).json).toMatchObject({ summary: 'the second' })
})
