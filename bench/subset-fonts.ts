import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const FOLDER = 'app/fonts'

const latin = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'ıŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−×'].join('')
const otherLatin = [...between(0x100, 0x17f), ...between(0x218, 0x21b), ...between(0x1ea0, 0x1ef9)].join('')

const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum']

const fonts = [
  { name: 'inter', part: 'latin', letters: latin, wght: { min: 400, max: 700 } },
  { name: 'inter', part: 'latin-ext', letters: otherLatin, wght: { min: 400, max: 700 } },
  // Headlines use a single weight.
  { name: 'bricolage-grotesque', part: 'latin', letters: latin, wght: 650 },
]

/** For drawn images (lib/site/settings/pictures.ts): sharp reads no WOFF2. */
const drawnFonts = [
  { name: 'inter', wght: 650 },
  { name: 'bricolage-grotesque', wght: 650 },
]

/**
 * `npm run bench -- fonts`: subsets the Fontsource fonts to the letters, weights and features that the site uses. Run
 * it when a package or the brand changes. The files are committed with their licenses.
 */
mkdirSync(FOLDER, { recursive: true })
for (const { name, part, letters, wght } of fonts) {
  const from = join('node_modules/@fontsource-variable', name)
  const whole = readFileSync(join(from, 'files', `${name}-${part}-wght-normal.woff2`))
  const subset = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
  })
  writeFileSync(join(FOLDER, `${name}-${part}.woff2`), subset)
  copyFileSync(join(from, 'LICENSE'), join(FOLDER, `${name}-license.txt`))
  console.log(`${name}, ${part}: ${whole.length} → ${subset.length} bytes`)
}

for (const { name, wght } of drawnFonts) {
  const whole = readFileSync(
    join('node_modules/@fontsource-variable', name, 'files', `${name}-latin-wght-normal.woff2`),
  )
  const options: Parameters<typeof subsetFont>[2] = {
    targetFormat: 'sfnt',
    variationAxes: { wght },
    keepFeatures: ['kern'],
    noHinting: true,
  }
  writeFileSync(join(FOLDER, `${name}-drawn.ttf`), await subsetFont(whole, latin, options))
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
