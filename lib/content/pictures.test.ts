import { existsSync, readFileSync } from 'node:fs'
import { demoWords } from '@/lib/content/demo'
import { homeTabs, portfolio, slides, teasers } from '@/lib/content/home'
import { contentPages } from '@/lib/content/pages'

const shown = [
  demoWords,
  ...slides,
  ...teasers,
  ...homeTabs,
  ...portfolio,
  ...contentPages,
  ...contentPages.flatMap(({ tabs = [], cards = [] }) => [...tabs, ...cards]),
].map(({ picture }) => picture)

test.each(shown)('the picture %s is a file with light and dark colours', (name) => {
  const file = `public/pictures/${name}.svg`
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain('prefers-color-scheme:dark')
})
