import { readFileSync } from 'node:fs'
import { payLine, placeLine } from '@/e2e/support/reading-lines'

const MIN_SHARE = 0.97

/** What recruiters write, with the intended meaning, collected before the parsers were written. */
describe.each([
  ['lib/jobs/readings/place.variants.txt', placeLine],
  ['lib/jobs/readings/pay.variants.txt', payLine],
  ['bench/readings/places.txt', placeLine],
  ['bench/readings/places.more.txt', placeLine],
  ['bench/readings/pay.txt', payLine],
  ['bench/readings/pay.more.txt', payLine],
] as const)('%s', (file, lineOf) => {
  const variants = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' =>').map((part) => part.trim()) as [string, string])
  const partsOf = (line: string) => line.split('; ').filter(Boolean)
  const sorted = (line: string) => partsOf(line).sort().join('; ')
  const read = variants.map(([text, expected]) => ({ text, expected, read: lineOf(text) }))
  const missed = read.filter((variant) => sorted(variant.read) !== sorted(variant.expected))

  test('has at least 100 strings', () => expect(variants.length).toBeGreaterThanOrEqual(100))

  test('parses none incorrectly', () => {
    expect(
      missed.filter(({ read, expected }) => !partsOf(read).every((each) => partsOf(expected).includes(each))),
    ).toEqual([])
  })

  test('parses at least 97 of 100 as intended', () => {
    expect(1 - missed.length / read.length).toBeGreaterThanOrEqual(MIN_SHARE)
  })
})
