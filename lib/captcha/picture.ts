import 'server-only'
import sharp from 'sharp'
import { glyphSegments, type Segment } from '@/lib/captcha/glyphs'

const WIDTH = 200
const HEIGHT = 64
const CELL = 36
const PAPER = 250
const INK = 40

const between = (low: number, high: number) => low + Math.random() * (high - low)

/** Draws the code as a PNG data address: each sign turned, moved and scaled a little, with lines across. */
export async function drawCaptcha(code: string): Promise<string> {
  const lines = [...code].flatMap((sign, index) => placeGlyph(sign, 16 + index * CELL)).concat(strayLines())
  const pixels = Buffer.alloc(WIDTH * HEIGHT, PAPER)
  for (const { segment, thickness } of lines) paint(pixels, segment, thickness)
  const png = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

type Line = { segment: Segment; thickness: number }

function placeGlyph(sign: string, left: number): Line[] {
  const [angle, scale, down] = [between(-0.3, 0.3), between(4.8, 6.2), between(12, 20)]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const place = (x: number, y: number): [number, number] => {
    const [across, along] = [(x - 2) * scale, (y - 3) * scale]
    return [left + 12 + across * cos - along * sin, down + 18 + across * sin + along * cos]
  }
  const thickness = between(1.4, 2.2)
  return glyphSegments(sign).map(([x1, y1, x2, y2]) => ({ segment: [...place(x1, y1), ...place(x2, y2)], thickness }))
}

function strayLines(): Line[] {
  return Array.from({ length: 4 }, () => ({
    segment: [between(0, 40), between(4, HEIGHT - 4), between(WIDTH - 40, WIDTH), between(4, HEIGHT - 4)],
    thickness: 0.7,
  }))
}

function paint(pixels: Buffer, [x1, y1, x2, y2]: Segment, thickness: number) {
  const margin = thickness + 1
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(x1, x2) - margin)),
    Math.min(WIDTH - 1, Math.ceil(Math.max(x1, x2) + margin)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(y1, y2) - margin)),
    Math.min(HEIGHT - 1, Math.ceil(Math.max(y1, y2) + margin)),
  ]
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy || 1
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
      const distance = Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
      const cover = Math.min(1, Math.max(0, thickness + 0.5 - distance))
      const at = y * WIDTH + x
      pixels[at] = Math.min(pixels[at] ?? PAPER, Math.round(PAPER - (PAPER - INK) * cover))
    }
  }
}
