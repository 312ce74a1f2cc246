import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

let owner: Visitor
let seeker: TestSeeker
let id: number

beforeAll(async () => {
  owner = await signInAdmin()
  seeker = await newSeeker('Ravi Menon')
  const { json } = await applyTo(await newApprovedJob(owner), seeker)
  id = (json as { applyJobDetailsId: number }).applyJobDetailsId
}, 60_000)

const decide = async (json: object) => (await owner.call('PATCH', `/api/applications/${id}`, { json })).status

test('an application is decided once, from the state that was seen, and until it is withdrawn', async () => {
  expect(await decide({ state: 'withdrawn' })).toBe(400)
  expect(await decide({ state: 'shortlisted', from: 'new' })).toBe(200)
  expect(await decide({ state: 'shortlisted', from: 'new' })).toBe(200)
  expect(await decide({ state: 'rejected', from: 'new' })).toBe(409)
  expect((await seeker.visitor.call('POST', `/api/applications/${id}/withdraw`)).status).toBe(200)
  expect(await decide({ state: 'hired' })).toBe(409)
  const trail = await owner.call('GET', '/api/exports/audit?search=Ravi%20Menon')
  expect(trail.text.match(new RegExp(`application\\.shortlisted,${id},`, 'g'))).toHaveLength(1)
})

test('there is no other application', async () => {
  const { status } = await owner.call('PATCH', '/api/applications/999999999', { json: { state: 'hired' } })
  expect(status).toBe(404)
})
