import 'server-only'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { readStoredBytes } from '@/lib/platform/uploads/store'
import { escapeXml } from '@/lib/platform/xml'
import { site } from '@/lib/site/company'
import { paletteOf } from '@/lib/site/settings/palette'
import type { Look } from '@/lib/site/settings/schema'

/** Pixels. The size that social networks ask for (Open Graph). */
const SHARE = { width: 1200, height: 630 }
const MARGIN = 80
const SIGN = 112

const fonts = {
  bricolage: { file: 'bricolage-grotesque-drawn.ttf', family: 'Bricolage Grotesque 96pt ExtraBold' },
  inter: { file: 'inter-drawn.ttf', family: 'Inter' },
}

/** The share image that other sites show in link previews: logo, name and tagline on the brand's deep color. PNG. */
export async function drawShareImage(look: Look): Promise<Buffer> {
  const { deep, onDeep, muted, accent } = colorsOf(look)
  const width = SHARE.width - 2 * MARGIN
  const [sign, name, tagline] = await Promise.all([
    look.squareLogo ? drawIcon(look, SIGN, 'app') : tile(look, SIGN, { background: onDeep, ink: deep }),
    drawText(site.name, { look, size: 46, color: muted, box: { width: width - SIGN - 32, height: SIGN } }),
    drawText(site.tagline, { look, size: 76, color: onDeep, box: { width, height: 300 } }),
  ])
  const bar = { create: { width: 160, height: 12, channels: 4 as const, background: accent } }
  return onCanvas(SHARE, deep, [
    { input: sign, left: MARGIN, top: MARGIN },
    { input: name.data, left: MARGIN + SIGN + 32, top: MARGIN + Math.round((SIGN - name.height) / 2) },
    { input: tagline.data, left: MARGIN, top: SHARE.height - MARGIN - 44 - tagline.height },
    { input: bar, left: MARGIN, top: SHARE.height - MARGIN - 12 },
  ])
}

export type IconShape = 'tab' | 'app' | 'maskable'

/**
 * The square logo, or the name's initial. A tab's icon keeps the logo's transparency, an app's icon has a background,
 * and a maskable one stays inside the circle that devices cut out. PNG.
 *
 * @param size Width and height in pixels.
 */
export async function drawIcon(look: Look, size: number, shape: IconShape): Promise<Buffer> {
  const { deep, onDeep } = colorsOf(look)
  if (!look.squareLogo) return tile(look, size, { background: deep, ink: onDeep })
  const logo = await readStoredBytes(look.squareLogo)
  const width = Math.round(size * (shape === 'maskable' ? 0.72 : 1))
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const shown = await sharp(logo).resize(width, width, { fit: 'contain', background: transparent }).png().toBuffer()
  if (shape === 'tab') return shown
  const at = Math.round((size - width) / 2)
  const background = (await isLight(logo)) ? deep : '#ffffff'
  return onCanvas({ width: size, height: size }, background, [{ input: shown, left: at, top: at }])
}

/** Whether the visible part of an image is light, so that it needs a dark background. */
async function isLight(image: Buffer): Promise<boolean> {
  const { channels } = await sharp(image).ensureAlpha().flatten({ background: '#000000' }).stats()
  const { channels: alpha } = await sharp(image).ensureAlpha().extractChannel('alpha').stats()
  const visible = (alpha[0]?.mean ?? 255) / 255
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean / (255 * Math.max(visible, 0.01)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.6
}

async function tile(look: Look, size: number, { background, ink }: { background: string; ink: string }) {
  const letter = await drawText([...site.name][0]?.toUpperCase() ?? '', {
    look,
    size: Math.round(size * 0.62),
    color: ink,
    box: { width: size, height: size },
  })
  const [left, top] = [size - letter.width, size - letter.height].map((rest) => Math.round(rest / 2))
  return onCanvas({ width: size, height: size }, background, [{ input: letter.data, left, top }])
}

type Size = { width: number; height: number }
type Text = { look: Look; size: number; color: string; box: Size }

/** Text in one color, scaled down to fit into the box. `size` is in pixels. */
async function drawText(words: string, { look, size, color, box }: Text): Promise<Size & { data: Buffer }> {
  const { file, family } = fonts[look.typeface === 'bricolage' ? 'bricolage' : 'inter']
  const text = {
    text: `<span foreground="${color}">${escapeXml(words)}</span>`,
    font: `${family} ${size}`,
    fontfile: join(process.cwd(), 'app/fonts', file),
    rgba: true,
    width: box.width,
    dpi: 72,
  }
  const { data, info } = await sharp({ text })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function onCanvas({ width, height }: Size, background: string, parts: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .composite(parts)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

function colorsOf({ brand, accent }: Look) {
  const palette = paletteOf(brand, accent)
  const colorOf = (name: string) => palette[`color-${name}`]?.light ?? brand
  return {
    deep: colorOf('deep'),
    onDeep: colorOf('on-deep'),
    muted: colorOf('on-deep-muted'),
    accent: colorOf('on-deep-accent'),
  }
}
