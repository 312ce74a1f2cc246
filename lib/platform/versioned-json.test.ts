import * as z from 'zod'
import { versionedJson } from '@/lib/platform/versioned-json'

const names = versionedJson({
  version: 2,
  schema: z.array(z.object({ first: z.string() })),
  upgrades: { 1: (value) => (Array.isArray(value) ? value.map((first) => ({ first })) : value) },
})

test('what is written is read again', () => {
  const value = [{ first: 'Nora' }]
  expect(names.read(JSON.parse(JSON.stringify(names.write(value))))).toEqual(value)
})

test('an older shape is brought up to date, one from before there were versions as well', () => {
  expect(names.read({ version: 1, value: ['Nora'] })).toEqual([{ first: 'Nora' }])
  expect(names.read(['Nora'])).toEqual([{ first: 'Nora' }])
})

test.each([[null], ['text'], [{ version: 2, value: [{ last: 'Reyes' }] }]])('what does not fit is null: %j', (json) => {
  expect(names.read(json)).toBeNull()
})
