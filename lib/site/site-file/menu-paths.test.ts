import type { MenuEntry } from '@/lib/site/menus/schema'
import { withTargets } from '@/lib/site/site-file/menu-paths'

const link = (page: string) => ({ label: `To ${page}`, page, url: '' })
const entries: MenuEntry[] = [
  { kind: 'link', ...link('/about-us') },
  { kind: 'link', ...link('page:7') },
  { kind: 'group', label: 'More', links: [link('page:8'), link('/privacy')] },
  { kind: 'group', label: 'Old', links: [link('page:9')] },
]
const paths = new Map([['8', '/team']])

test('refers to added pages by path, and leaves out links without one', () => {
  expect(withTargets(entries, (id) => paths.get(id))).toEqual([
    { kind: 'link', ...link('/about-us') },
    { kind: 'group', label: 'More', links: [{ ...link('page:8'), page: 'page:/team' }, link('/privacy')] },
  ])
})

test('gives equal entries the same JSON, whatever the order of their properties', () => {
  const shuffled = [{ url: '', page: '/about-us', label: 'To /about-us', kind: 'link' }] as MenuEntry[]
  const [first] = entries
  expect(JSON.stringify(withTargets(shuffled, String))).toBe(JSON.stringify([first]))
})
