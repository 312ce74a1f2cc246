import { site } from '@/lib/site/company'
import { paletteOf } from '@/lib/site/settings/palette'

export type MailColors = Record<
  'surface' | 'raised' | 'ink' | 'muted' | 'line' | 'brand' | 'accent' | 'onAccent',
  string
>

/** The light colors of app/globals.css: few email clients support light-dark(). */
const own: MailColors = {
  surface: '#faf6ee',
  raised: '#fffdf9',
  ink: '#15251e',
  muted: '#51605a',
  line: '#ddd3c0',
  brand: '#12392b',
  accent: '#9c4a1a',
  onAccent: '#fffdf9',
}

/** The page background, which browsers use for their toolbars. */
export function surfaceColors(): { light: string; dark: string } {
  const { version, brand, accent } = site.look
  const surface = version === 0 ? undefined : paletteOf(brand, accent)['color-surface']
  return surface ?? { light: own.surface, dark: '#0e1713' }
}

export function mailColors(): MailColors {
  const { version, brand, accent } = site.look
  if (version === 0) return own
  const palette = paletteOf(brand, accent)
  const colorOf = (name: string) => palette[`color-${name}`]?.light ?? brand
  return {
    surface: colorOf('surface'),
    raised: colorOf('raised'),
    ink: colorOf('ink'),
    muted: colorOf('muted'),
    line: colorOf('line'),
    brand: colorOf('brand'),
    accent: colorOf('accent'),
    onAccent: colorOf('on-accent'),
  }
}
