import { paletteOf } from '@/lib/site/settings/palette'
import type { Look } from '@/lib/site/settings/schema'

const radii: Record<Look['corners'], { control: string; card: string }> = {
  sharp: { control: '0.125rem', card: '0.25rem' },
  soft: { control: '0.625rem', card: '1rem' },
  round: { control: '1.25rem', card: '1.75rem' },
}

const system = 'ui-sans-serif, system-ui, sans-serif'
const faces: Record<Look['typeface'], Record<string, string>> = {
  bricolage: {},
  inter: { 'font-display': `var(--font-body), var(--font-body-ext), ${system}` },
  system: { 'font-sans': system, 'font-display': system },
}

/** The style sheet that puts an owner's look in place of the theme's own values (app/globals.css). */
export function themeCss({ brand, accent, corners, typeface }: Look): string {
  const colors = Object.entries(paletteOf(brand, accent)).map(
    ([name, { light, dark }]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  )
  const { control, card } = radii[corners]
  const others = { 'radius-control': control, 'radius-card': card, ...faces[typeface] }
  const rest = Object.entries(others).map(([name, value]) => `--${name}:${value}`)
  return `:root{${[...colors, ...rest].join(';')}}`
}
