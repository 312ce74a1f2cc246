import * as z from 'zod'
import { versionedJson } from '@/lib/platform/versioned-json'

const names = versionedJson({
  version: 2,
  schema: z.array(z.object({ first: z.string() })),
  upgrades: { 1: (value) => (Array.isArray(value) ? value.map((first) => ({ first })) : value) },
})

test('reads back what was written', () => {
  const value = [{ first: 'Nora' }]
  expect(names.read(JSON.parse(JSON.stringify(names.write(value))))).toEqual(value)
})

test('upgrades data from older versions and from before versions', () => {
  expect(names.read({ version: 1, value: ['Nora'] })).toEqual([{ first: 'Nora' }])
  expect(names.read(['Nora'])).toEqual([{ first: 'Nora' }])
})

test.each([[null], ['text'], [{ version: 2, value: [{ last: 'Reyes' }] }]])(
  'returns null for invalid data: %j',
  (json) => {
    expect(names.read(json)).toBeNull()
  },
)
