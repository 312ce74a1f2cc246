import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paletteOf } from '@/lib/site/settings/palette'
import type { Look } from '@/lib/site/settings/schema'

/** The CSS variables that the drawings in public/pictures use, with their colors in a palette. */
const colors = {
  d: 'picture-deep',
  m: 'picture-mid',
  s: 'picture-soft',
  g: 'picture-ground',
  a: 'picture-accent',
  l: 'picture-line',
}

/** A drawing of public/pictures in a brand's light and dark colors. Null if there's no drawing with that name. */
export async function drawingIn(look: Pick<Look, 'brand' | 'accent'>, name: string): Promise<string | null> {
  const file = join(process.cwd(), 'public/pictures', `${name.replace('.', '/')}.svg`)
  const svg = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return svg === null ? null : svg.replace(/<style>.*?<\/style>/s, `<style>${styleOf(look)}</style>`)
}

function styleOf({ brand, accent }: Pick<Look, 'brand' | 'accent'>): string {
  const palette = paletteOf(brand, accent)
  const rule = (theme: 'light' | 'dark') =>
    `svg{${Object.entries(colors)
      .map(([letter, name]) => `--${letter}:${palette[name]?.[theme]}`)
      .join(';')}}`
  return `${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}`
}
