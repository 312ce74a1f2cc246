import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { adjustments, isReadable, paletteOf } from '@/lib/site/settings/palette'

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

/** Colors with a meaning, such as danger, which a brand doesn't change (app/globals.css). */
const styles = readFileSync('app/globals.css', 'utf8')
const fixed = ['danger', 'success', 'warning'].map((name) => {
  const found = new RegExp(`--color-${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(styles) ?? []
  return [name, { light: found[1] ?? '', dark: found[2] ?? '' }] as const
})

const grounds = ['surface', 'raised', 'sunken', 'brand-soft'] as const
const onGrounds = ['ink', 'muted', 'brand', 'accent'] as const
const onOthers = [
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['on-deep-accent', 'deep'],
] as const

test('text has a contrast of 4.5:1 on every background in both themes, whatever two colors are chosen', () => {
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

test("errors and results have a contrast of 4.5:1 on every brand's backgrounds too", () => {
  fc.assert(
    fc.property(color, color, (brand, accent) => {
      const palette = paletteOf(brand, accent)
      for (const theme of ['light', 'dark'] as const)
        for (const [name, { [theme]: text }] of fixed)
          for (const ground of ['surface', 'raised']) {
            const back = palette[`color-${ground}`]?.[theme] ?? ''
            if (!(wcagContrast(text, back) >= 4.5)) throw new Error(`${theme}: ${name} ${text} on ${ground} ${back}`)
          }
    }),
    { numRuns: 500 },
  )
})

test('says for which color text uses another shade, and in which theme', () => {
  const themesOf = (name: 'brand' | 'accent') => adjustments('#ffe14d', '#9c4a1a')[name].map(({ theme }) => theme)
  expect([themesOf('brand'), themesOf('accent')]).toEqual([['light'], ['dark']])
})

test('gives borders of controls a contrast of 3:1', () => {
  fc.assert(
    fc.property(color, (brand) => {
      const palette = paletteOf(brand, brand)
      for (const theme of ['light', 'dark'] as const)
        for (const ground of ['color-surface', 'color-raised'])
          expect(wcagContrast(palette['color-edge']?.[theme] ?? '', palette[ground]?.[theme] ?? '')).toBeGreaterThan(3)
    }),
  )
})

test.each([
  ['#ffffff', false],
  ['#eeeeee', false],
  ['#ffe14d', true],
  ['#777777', true],
  ['#000000', true],
])('%s can be made readable: %s', (color, expected) => expect(isReadable(color)).toBe(expected))

test('keeps a gray brand gray', () => {
  const { light } = paletteOf('#444444', '#9c4a1a')['color-surface'] ?? { light: '' }
  expect(new Set(light.slice(1).match(/../g)).size).toBe(1)
})
