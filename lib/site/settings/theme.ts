import { type Palette, paletteOf } from '@/lib/site/settings/palette'
import type { Look } from '@/lib/site/settings/schema'

const radii: Record<Look['corners'], { control: string; card: string }> = {
  sharp: { control: '0.125rem', card: '0.25rem' },
  soft: { control: '0.625rem', card: '1rem' },
  round: { control: '1.25rem', card: '1.75rem' },
}

const system = 'ui-sans-serif, system-ui, sans-serif'
const inter = `var(--font-body), var(--font-body-ext), ${system}`
const headlines = (fonts: string) => ({ 'font-sans': inter, 'font-display': fonts })

/** The site's own fonts, and fonts that most devices have, so that nothing is loaded from other sites. */
const faces: Record<Look['typeface'], Record<string, string>> = {
  bricolage: headlines('var(--font-headline), var(--font-body), ui-sans-serif, sans-serif'),
  inter: headlines(inter),
  serif: headlines("Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif"),
  humanist: headlines("Optima, Candara, 'Noto Sans', 'Source Sans 3', sans-serif"),
  geometric: headlines("Avenir, 'Avenir Next', 'Century Gothic', 'URW Gothic', Montserrat, sans-serif"),
  slab: headlines("Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif"),
  system: { 'font-sans': system, 'font-display': system },
}

type Shape = Pick<Look, 'brand' | 'accent' | 'corners' | 'typeface'>

/** The custom properties of app/globals.css that a brand overrides, by name without the leading hyphens. */
export function themeValues({ brand, accent, corners, typeface }: Shape): Palette {
  const { control, card } = radii[corners]
  const others = { 'radius-control': control, 'radius-card': card, ...faces[typeface] }
  const same = Object.entries(others).map(([name, value]) => [name, { light: value, dark: value }] as const)
  return { ...paletteOf(brand, accent), ...Object.fromEntries(same) }
}

export function themeCss(look: Shape): string {
  const values = Object.entries(themeValues(look)).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  )
  return `:root{${values.join(';')}}`
}
