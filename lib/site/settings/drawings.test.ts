import { readdirSync } from 'node:fs'
import { drawingIn } from '@/lib/site/settings/drawings'
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }

const names = [
  ...readdirSync('public/pictures').filter((file) => file.endsWith('.svg')),
  ...readdirSync('public/pictures/people').map((file) => `people.${file}`),
].map((file) => file.replace(/\.svg$/, ''))
const other = { brand: '#1d3f8f', accent: '#b3261e' }

test.each(names)("draws %s in a brand's colors", async (name) => {
  const svg = (await drawingIn(other, name)) ?? ''
  expect(svg).toContain('--d:#1d3f8f;')
  expect(svg).toContain('prefers-color-scheme:dark')
  // Only the style sheet differs.
  const rest = (text: string) => text.replace(/<style>.*?<\/style>/s, '')
  expect(rest(svg)).toBe(rest((await drawingIn(sampleLook, name)) ?? 'none'))
})

test.each(['none', 'people', '../icon', 'people.none'])('finds no drawing named %s', async (name) =>
  expect(await drawingIn(other, name)).toBeNull(),
)
