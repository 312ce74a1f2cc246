import { converter, formatHex, inGamut, type Oklch, wcagContrast } from 'culori'

/** WCAG 2.2, text of normal size. */
const MIN_TEXT_CONTRAST = 4.5
const STEP = 0.01
const oklch = converter('oklch')
const isShowable = inGamut('rgb')

type Pair = { light: string; dark: string }
export type Palette = Record<string, Pair>

/**
 * Every color of the site from the two that an owner chose: neutrals tinted with the brand's hue, and each text color moved
 * in lightness, hue kept, until it reads at 4.5:1 on its ground in both themes.
 *
 * @param brand, accent Six-digit hex colors.
 */
export function paletteOf(brand: string, accent: string): Palette {
  const hue = hueOf(brand)
  const tint = (lightness: number, chroma: number) =>
    hexOf({ mode: 'oklch', l: lightness, c: chroma * tintOf(brand), h: hue })
  const surface = { light: tint(0.974, 0.012), dark: tint(0.198, 0.016) }
  const raised = { light: tint(0.993, 0.005), dark: tint(0.237, 0.02) }
  const sunken = { light: tint(0.94, 0.02), dark: tint(0.172, 0.012) }
  const deep = darkest(brand, 0.32)
  const brandPair = {
    light: readable(brand, sunken.light, 'darker'),
    dark: readable(brand, raised.dark, 'lighter', 0.72),
  }
  const accentPair = {
    light: readable(accent, sunken.light, 'darker'),
    dark: readable(accent, raised.dark, 'lighter', 0.72),
  }
  const onDeep = tint(0.955, 0.012)
  return {
    'color-surface': surface,
    'color-raised': raised,
    'color-sunken': sunken,
    'color-ink': { light: tint(0.25, 0.025), dark: tint(0.955, 0.01) },
    'color-muted': {
      light: readable(tint(0.47, 0.022), sunken.light, 'darker'),
      dark: readable(tint(0.76, 0.02), raised.dark, 'lighter'),
    },
    'color-line': { light: tint(0.865, 0.025), dark: tint(0.332, 0.02) },
    'color-edge': { light: tint(0.58, 0.025), dark: tint(0.58, 0.02) },
    'color-brand': brandPair,
    'color-brand-soft': { light: soft(brand, 0.93), dark: soft(brand, 0.285) },
    'color-on-brand': { light: onto(brandPair.light), dark: onto(brandPair.dark) },
    'color-accent': accentPair,
    'color-accent-strong': { light: moved(accentPair.light, -0.06), dark: moved(accentPair.dark, 0.05) },
    'color-on-accent': { light: onto(accentPair.light), dark: onto(accentPair.dark) },
    'color-deep': both(deep),
    'color-on-deep': both(onDeep),
    'color-on-deep-muted': both(readable(tint(0.83, 0.02), deep, 'lighter')),
    'color-on-deep-accent': both(readable(accent, deep, 'lighter')),
    'picture-deep': { light: brandPair.light, dark: brandPair.dark },
    'picture-mid': { light: soft(brand, 0.53, 1), dark: soft(brand, 0.6, 1) },
    'picture-soft': { light: soft(brand, 0.8, 0.6), dark: soft(brand, 0.38, 0.7) },
    'picture-ground': { light: tint(0.93, 0.024), dark: tint(0.253, 0.018) },
    'picture-accent': { light: accentPair.light, dark: accentPair.dark },
    'picture-line': { light: brandPair.light, dark: tint(0.9, 0.02) },
  }
}

/** The chosen colors that had to be moved to be readable, for the form to say so. */
export function adjustments(brand: string, accent: string): { name: 'brand' | 'accent'; chosen: string; used: Pair }[] {
  const palette = paletteOf(brand, accent)
  const chosen = { brand, accent } as const
  return (['brand', 'accent'] as const).flatMap((name) => {
    const used = palette[`color-${name}`]
    return used && used.light !== chosen[name] ? [{ name, chosen: chosen[name], used }] : []
  })
}

const both = (color: string): Pair => ({ light: color, dark: color })
const lch = (color: string): Oklch => oklch(color) ?? { mode: 'oklch', l: 0, c: 0, h: 0 }
const hueOf = (color: string) => lch(color).h ?? 0
/** A gray brand tints nothing. */
const tintOf = (color: string) => Math.min(1, lch(color).c / 0.04)

function hexOf(color: Oklch): string {
  let shown = color
  while (!isShowable(shown) && shown.c > 0) shown = { ...shown, c: Math.max(0, shown.c - STEP / 2) }
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

function readable(color: string, ground: string, way: 'lighter' | 'darker', start?: number): string {
  const chosen = lch(color)
  let text = start === undefined ? color : hexOf({ ...chosen, l: Math.max(chosen.l, start) })
  const by = way === 'lighter' ? STEP : -STEP
  let { l } = lch(text)
  while (wcagContrast(text, ground) < MIN_TEXT_CONTRAST && l !== (by < 0 ? 0 : 1)) {
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
