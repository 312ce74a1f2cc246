import { ImageResponse } from 'next/og'
import { site } from '@/lib/site/company'
import { paletteOf } from '@/lib/site/settings/palette'
import type { Look } from '@/lib/site/settings/schema'

const SHARE = { width: 1200, height: 630 }

/** The renderer would look for glyphs it doesn't have on the internet. */
const latin = (text: string) => text.replace(/[^\u0020-\u024f\u2010-\u2026]/g, '')

export function sharePicture(look: Look): ImageResponse {
  const { deep, onDeep, muted } = colorsOf(look)
  return new ImageResponse(
    <div
      style={{
        ...SHARE,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 80,
        background: deep,
      }}
    >
      <div style={{ display: 'flex', color: muted, fontSize: 40 }}>{latin(site.name)}</div>
      <div style={{ display: 'flex', color: onDeep, fontSize: 68, lineHeight: 1.15 }}>{latin(site.tagline)}</div>
    </div>,
    SHARE,
  )
}

/** @param size Width and height in pixels. */
export function iconPicture(look: Look, size: number): ImageResponse {
  const { deep, onDeep } = colorsOf(look)
  const center = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const
  return new ImageResponse(
    <div style={{ width: size, height: size, ...center, background: deep, color: onDeep, fontSize: size * 0.62 }}>
      {latin(site.name).slice(0, 1).toUpperCase()}
    </div>,
    { width: size, height: size },
  )
}

function colorsOf({ brand, accent }: Look) {
  const palette = paletteOf(brand, accent)
  const colorOf = (name: string) => palette[`color-${name}`]?.light ?? brand
  return { deep: colorOf('deep'), onDeep: colorOf('on-deep'), muted: colorOf('on-deep-muted') }
}
