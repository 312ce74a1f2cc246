import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { island } from '@/components/site/islands/island'

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.island.tsx'),
)

test.each(files)('defines one island named after the file %s', (file) => {
  const text = readFileSync(`components/${file}`, 'utf8')
  const names = [...text.matchAll(/ island\(\s*'([a-z-]+)'/g)].map(([, name]) => name)
  expect(names).toEqual([basename(file, '.island.tsx')])
  expect(text).toMatch(/^'use client'\n/)
})

test('gives every island a unique name', () => {
  expect(new Set(files.map((file) => basename(file))).size).toBe(files.length)
})

test('only accepts JSON as props', () => {
  island('words', (_props: { label: string; tags?: string[]; job: { id: number; closesOn: string | null } }) => null)
  // @ts-expect-error A function can't be serialized.
  island('act', (_props: { act: () => void }) => null)
  // @ts-expect-error Neither can a date.
  island('when', (_props: { at: Date }) => null)
  // @ts-expect-error Neither can a map.
  island('many', (_props: { all: Map<string, number> }) => null)
})
