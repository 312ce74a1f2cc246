import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { adjustments, paletteOf } from '@/lib/site/settings/palette'

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

const grounds = ['surface', 'raised', 'sunken'] as const
const onGrounds = ['ink', 'muted', 'brand', 'accent'] as const
const onOthers = [
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['on-deep-accent', 'deep'],
] as const

test('every text color reads at 4.5:1 on every ground in both themes, whatever two colors are chosen', () => {
  fc.assert(
    fc.property(color, color, (brand, accent) => {
      const palette = paletteOf(brand, accent)
      const pairs = [...grounds.flatMap((ground) => onGrounds.map((text) => [text, ground] as const)), ...onOthers]
      for (const theme of ['light', 'dark'] as const)
        for (const [text, ground] of pairs) {
          const [front, back] = [palette[`color-${text}`]?.[theme] ?? '', palette[`color-${ground}`]?.[theme] ?? '']
          if (wcagContrast(front, back) < 4.5) throw new Error(`${theme}: ${text} ${front} on ${ground} ${back}`)
        }
    }),
    { numRuns: 500 },
  )
})

test('says which chosen color it had to move', () => {
  expect(adjustments('#12392b', '#9c4a1a')).toEqual([])
  expect(adjustments('#ffe14d', '#9c4a1a').map(({ name }) => name)).toEqual(['brand'])
})

test('keeps a gray brand gray', () => {
  const { light } = paletteOf('#444444', '#9c4a1a')['color-surface'] ?? { light: '' }
  expect(new Set(light.slice(1).match(/../g)).size).toBe(1)
})
