import { moveClock, resetClock } from '@/e2e/support/clock'
import { Employer, managingToken } from '@/e2e/support/employers'
import { Visitor } from '@/e2e/support/visitor'

const anyone = new Visitor()

test('expires the link after 90 days and emails a new one', async () => {
  const employer = await Employer.ofJob()
  moveClock(91)
  try {
    const { token } = employer
    const calls = ['', '/steps', '/repeats'].map((path) =>
      anyone.call('POST', `/api/postings/managed${path}`, { json: { token, step: 'withdraw' } }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([410, 410, 410])
    expect((await anyone.call('POST', '/api/postings/managed/links', { json: { token } })).status).toBe(200)
  } finally {
    resetClock()
  }
  const token = await managingToken(employer.email, 2)
  expect((await anyone.call('POST', '/api/postings/managed', { json: { token } })).status).toBe(200)
})
