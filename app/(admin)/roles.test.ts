import { newAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { hasDuty } from '@/lib/auth/roles'
import { adminLinks } from '@/lib/chrome/admin-links'
import { adminPaths } from '@/lib/chrome/paths'

const gated = adminLinks.flatMap(({ href, duty }) => (duty && !href.includes('?') ? [{ path: href, duty }] : []))
const roles = ['RECRUITER', 'EDITOR'] as const
let admins: Record<(typeof roles)[number], Visitor>

beforeAll(async () => {
  admins = { RECRUITER: await newAdmin('RECRUITER'), EDITOR: await newAdmin('EDITOR') }
}, 60_000)

describe.each(roles)('a %s', (role) => {
  const open = (path: string) => admins[role].call('GET', path, { headers: { accept: 'text/html' } })

  test.each(gated.filter(({ duty }) => !hasDuty(role, duty)))(
    'is led away from $path and told why',
    async ({ path }) => {
      const { headers, text } = await open(path)
      const refused = `/dashboard?refused=${encodeURIComponent(path)}`
      // Once the page has begun to stream, the way to another one stands in the page.
      expect((headers.get('location') ?? text).includes(refused)).toBe(true)
      const told = await open(refused)
      expect(told.text.includes('Your role does not open')).toBe(true)
    },
  )

  test.each(gated.filter(({ duty }) => hasDuty(role, duty)))('opens $path', async ({ path }) => {
    const { status, text } = await open(path)
    expect([status, text.includes('/dashboard?refused=')]).toEqual([200, false])
  })

  test.each(['/dashboard', '/contactus', '/adminaccount'])('opens %s, as every admin', async (path) => {
    const { status, text } = await open(path)
    expect([status, text.includes('/dashboard?refused=')]).toEqual([200, false])
  })
})

test('every page of the back office is gated and has a link', () => {
  const linked = new Set(adminLinks.map(({ href }) => href.split('?')[0]))
  expect(adminPaths.filter((path) => !linked.has(path))).toEqual([])
  expect([...linked].filter((path) => path && !adminPaths.includes(path))).toEqual([])
})
