import { newAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { hasPermission } from '@/lib/auth/roles'
import { routes } from '@/lib/site/routes/routes'

const pages = routes.filter(({ path, audience }) => audience === 'admin' && !path.includes('['))
const gated = pages.flatMap(({ path, permission }) => (permission ? [{ path, permission }] : []))
const open = pages.filter(({ permission }) => !permission)
const roles = ['RECRUITER', 'EDITOR'] as const
let admins: Record<(typeof roles)[number], Visitor>

beforeAll(async () => {
  admins = { RECRUITER: await newAdmin('RECRUITER'), EDITOR: await newAdmin('EDITOR') }
})

describe.each(roles)('a %s', (role) => {
  const get = (path: string) => admins[role].call('GET', path, { headers: { accept: 'text/html' } })

  test.each(gated.filter(({ permission }) => !hasPermission(role, permission)))(
    'is redirected from $path with an explanation',
    async ({ path }) => {
      const { headers, text } = await get(path)
      const refused = `/dashboard?refused=${encodeURIComponent(path)}`
      // Once a page has started streaming, the redirect is part of its HTML.
      expect((headers.get('location') ?? text).includes(refused)).toBe(true)
      const landed = await get(refused)
      expect(landed.text.includes('Ask an owner if you need it.')).toBe(true)
    },
  )

  test.each(gated.filter(({ permission }) => hasPermission(role, permission)))('opens $path', async ({ path }) => {
    const { status, text } = await get(path)
    expect([status, text.includes('/dashboard?refused=')]).toEqual([200, false])
  })

  test.each(open)('opens $path, as every admin', async ({ path }) => {
    const { status, text } = await get(path)
    expect([status, text.includes('/dashboard?refused=')]).toEqual([200, false])
  })
})

test('sees links to every page they can open', () => {
  // Owners open setup from the link that the server prints, and from the dashboard until it's complete.
  const linked = pages.filter(({ path }) => path !== '/setup' && !path.startsWith('/setup/'))
  // A list's subpage has no link in the sidebar: people open it from the list.
  const isBelow = (path: string) => pages.some((page) => page.adminLinks && path.startsWith(`${page.path}/`))
  expect(linked.filter(({ path, adminLinks }) => !adminLinks && !isBelow(path))).toEqual([])
})
