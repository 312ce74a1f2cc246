import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { contentPages } from '@/lib/content/pages/pages'
import { demoWords, homeContent } from '@/lib/content/pages/words'
import { OUTLINE_PICTURE } from '@/lib/content/site-texts/pictures'

const shown = [
  demoWords,
  ...homeContent.slides,
  ...homeContent.teasers,
  ...homeContent.services.tabs,
  ...homeContent.portfolio.cards,
  ...contentPages,
  ...contentPages.flatMap(({ tabs = [], cards = [] }) => [...tabs, ...cards]),
  { picture: OUTLINE_PICTURE },
].flatMap(({ picture }) => (picture ? [picture] : []))

test('shows every file on some page', () => {
  const files = readdirSync('public/pictures').filter((file) => file.endsWith('.svg') && !file.endsWith('-narrow.svg'))
  expect(files.sort()).toEqual([...new Set(shown)].map((name) => `${name}.svg`).sort())
})

test.each(shown)('finds the picture %s with light and dark colors', (name) => {
  const file = `public/pictures/${name}.svg`
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('prefers-color-scheme:dark')
})
