import { converter, formatHex, inGamut, type Oklch, wcagContrast } from 'culori'

/** WCAG 2.2, text of normal size. */
const MIN_TEXT_CONTRAST = 4.5
const STEP = 0.01
const oklch = converter('oklch')
const isInSrgb = inGamut('rgb')

type Pair = { light: string; dark: string }
export type Palette = Record<string, Pair>

const MAX_KNOWN = 20
const known = new Map<string, Palette>()

/** The palette for two colors. Cached, because deriving one takes milliseconds. */
export function paletteOf(brand: string, accent: string): Palette {
  const key = `${brand} ${accent}`
  const palette = known.get(key) ?? derivePalette(brand, accent)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, palette)
  return palette
}

/**
 * Derives every color of the site from the two that an owner chose. Neutrals get a tint of the brand's hue, and each text
 * color becomes darker or lighter, with the same hue, until its contrast is 4.5:1 on its background in both themes.
 *
 * @param brand, accent Six-digit hex colors.
 */
function derivePalette(brand: string, accent: string): Palette {
  const hue = hueOf(brand)
  const tint = (lightness: number, chroma: number) =>
    hexOf({ mode: 'oklch', l: lightness, c: chroma * tintOf(brand), h: hue })
  const surface = { light: tint(0.974, 0.012), dark: tint(0.198, 0.016) }
  const raised = { light: tint(0.993, 0.005), dark: tint(0.237, 0.02) }
  const sunken = { light: tint(0.94, 0.02), dark: tint(0.172, 0.012) }
  const deep = darkest(brand, 0.32)
  const brandSoft = { light: soft(brand, 0.93), dark: soft(brand, 0.285) }
  const onLight = [sunken.light, brandSoft.light]
  const onDark = [raised.dark, brandSoft.dark]
  const brandPair = {
    light: readable(brand, onLight, 'darker'),
    dark: readable(brand, onDark, 'lighter', 0.72),
  }
  const accentPair = {
    light: readable(accent, onLight, 'darker'),
    dark: readable(accent, onDark, 'lighter', 0.72),
  }
  const onDeep = tint(0.955, 0.012)
  return {
    'color-surface': surface,
    'color-raised': raised,
    'color-sunken': sunken,
    'color-ink': { light: tint(0.25, 0.025), dark: tint(0.955, 0.01) },
    'color-muted': {
      light: readable(tint(0.47, 0.022), onLight, 'darker'),
      dark: readable(tint(0.76, 0.02), onDark, 'lighter'),
    },
    'color-line': { light: tint(0.865, 0.025), dark: tint(0.332, 0.02) },
    'color-edge': { light: tint(0.58, 0.025), dark: tint(0.58, 0.02) },
    'color-brand': brandPair,
    'color-brand-soft': brandSoft,
    'color-on-brand': { light: onto(brandPair.light), dark: onto(brandPair.dark) },
    'color-accent': accentPair,
    'color-accent-strong': { light: moved(accentPair.light, -0.06), dark: moved(accentPair.dark, 0.05) },
    'color-on-accent': { light: onto(accentPair.light), dark: onto(accentPair.dark) },
    'color-deep': both(deep),
    'color-on-deep': both(onDeep),
    'color-on-deep-muted': both(readable(tint(0.83, 0.02), [deep], 'lighter')),
    'color-on-deep-accent': both(readable(accent, [deep], 'lighter')),
    'picture-deep': { light: brandPair.light, dark: brandPair.dark },
    'picture-mid': { light: soft(brand, 0.53, 1), dark: soft(brand, 0.6, 1) },
    'picture-soft': { light: soft(brand, 0.8, 0.6), dark: soft(brand, 0.38, 0.7) },
    'picture-ground': { light: tint(0.93, 0.024), dark: tint(0.253, 0.018) },
    'picture-accent': { light: accentPair.light, dark: accentPair.dark },
    'picture-line': { light: brandPair.light, dark: tint(0.9, 0.02) },
  }
}

export type Adjustment = { chosen: string; theme: 'light' | 'dark'; used: string; contrast: number }

/** Where text uses another shade, because the chosen color isn't readable there. */
export function adjustments(brand: string, accent: string): Record<'brand' | 'accent', Adjustment[]> {
  const palette = paletteOf(brand, accent)
  const adjusted = (chosen: string, name: string) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const [used = chosen, surface = chosen] = [palette[name]?.[theme], palette['color-surface']?.[theme]]
      return used === chosen ? [] : [{ chosen, theme, used, contrast: wcagContrast(chosen, surface) }]
    })
  return { brand: adjusted(brand, 'color-brand'), accent: adjusted(accent, 'color-accent') }
}

/** The contrast of two colors, rounded down to one decimal. */
export const contrastOf = (text: string, background: string): number =>
  Math.floor(wcagContrast(text, background) * 10) / 10

/** Whether the color is still itself once it's dark enough to be read. A gray that is nearly white isn't. */
export function isReadable(color: string): boolean {
  const { l, c } = lch(color)
  return c >= 0.03 || l <= 0.8
}

const both = (color: string): Pair => ({ light: color, dark: color })
const lch = (color: string): Oklch => oklch(color) ?? { mode: 'oklch', l: 0, c: 0, h: 0 }
const hueOf = (color: string) => lch(color).h ?? 0
/** A gray brand color has no hue to tint with. */
const tintOf = (color: string) => Math.min(1, lch(color).c / 0.04)

function hexOf(color: Oklch): string {
  let shown = color
  while (!isInSrgb(shown) && shown.c > 0) shown = { ...shown, c: Math.max(0, shown.c - STEP / 2) }
  return formatHex(shown) ?? '#000000'
}

function moved(color: string, by: number): string {
  const { l, ...rest } = lch(color)
  return hexOf({ ...rest, l: Math.min(1, Math.max(0, l + by)) })
}

const soft = (color: string, lightness: number, chroma = 0.35): string => {
  const { c, h } = lch(color)
  return hexOf({ mode: 'oklch', l: lightness, c: c * chroma, h: h ?? 0 })
}

function darkest(color: string, lightness: number): string {
  const shown = lch(color)
  return hexOf({ ...shown, l: Math.min(shown.l, lightness) })
}

function readable(color: string, backgrounds: string[], way: 'lighter' | 'darker', start?: number): string {
  const chosen = lch(color)
  let text = start === undefined ? color : hexOf({ ...chosen, l: Math.max(chosen.l, start) })
  const by = way === 'lighter' ? STEP : -STEP
  let { l } = lch(text)
  while (backgrounds.some((one) => wcagContrast(text, one) < MIN_TEXT_CONTRAST) && l !== (by < 0 ? 0 : 1)) {
    l = Math.min(1, Math.max(0, l + by))
    text = hexOf({ ...chosen, l })
  }
  return text
}

/** Black or white, tinted: whichever reads better on the color. */
function onto(color: string): string {
  const [light, dark] = [soft(color, 0.985, 0.05), soft(color, 0.18, 0.2)]
  return wcagContrast(light, color) >= wcagContrast(dark, color) ? light : dark
}
