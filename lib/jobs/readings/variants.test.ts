import { readFileSync } from 'node:fs'
import { readPay } from '@/lib/jobs/readings/pay'
import { readPlace } from '@/lib/jobs/readings/place'

const MIN_SHARE = 0.95

/** The files hold what employers write and what is to be understood, written down before the readers were. */
describe.each([
  ['place', placeLine],
  ['pay', payLine],
] as const)('%s as employers write it', (name, lineOf) => {
  const variants = readFileSync(`lib/jobs/readings/${name}.variants.txt`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' =>').map((part) => part.trim()) as [string, string])
  const read = variants.map(([text, expected]) => ({ text, expected, read: lineOf(text) }))
  const missed = read.filter((variant) => variant.read !== variant.expected)

  test('there are 150 of them', () => expect(variants.length).toBeGreaterThanOrEqual(150))

  test('none is read wrong', () => {
    const isSaid = (line: string) => line.split('; ').filter(Boolean)
    const wrong = missed.filter(({ read, expected }) => !isSaid(read).every((said) => isSaid(expected).includes(said)))
    expect(wrong).toEqual([])
  })

  test('at least 95 of 100 are read as they are meant', () => {
    expect(1 - missed.length / read.length).toBeGreaterThanOrEqual(MIN_SHARE)
  })
})

/** 'Plano/TX/US/75024; remote:US' */
function placeLine(text: string): string {
  const { places, isRemote, remoteIn } = readPlace(text)
  const lines = places.map(({ city, region, country, postalCode }) =>
    [city ?? '', region ?? '', country, ...(postalCode ? [postalCode] : [])].join('/'),
  )
  const remote = remoteIn.length > 0 ? `remote:${[...remoteIn].sort().join()}` : 'remote'
  return [...lines, ...(isRemote ? [remote] : [])].join('; ')
}

/** 'USD 55-60 HOUR' */
function payLine(text: string): string {
  const pay = readPay(text)
  if (!pay) return ''
  const { min, max, currency, period } = pay
  return `${currency} ${min === max ? min : `${min ?? ''}-${max ?? ''}`} ${period}`
}
