import 'server-only'
import sharp from 'sharp'

const WIDTH = 200
const HEIGHT = 64
const CELL = 36
const PAPER = 250
const INK = 40

const between = (low: number, high: number) => low + Math.random() * (high - low)

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

type Segment = [x1: number, y1: number, x2: number, y2: number]

const strokes: Record<string, string> = {
  A: '06 20 46|14 34',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '06 00 20 42 44 26 06',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  J: '10 40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  Q: '10 01 05 16 36 45 41 30 10|24 47',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 06',
  6: '30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  9: '16 36 45 41 30 10 01 02 13 43',
}

export function glyphSegments(sign: string): Segment[] {
  return (strokes[sign] ?? '').split('|').flatMap((stroke) => {
    const points = stroke.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const)
    return points.slice(1).map(([x, y], index): Segment => [points[index]?.[0] ?? 0, points[index]?.[1] ?? 0, x, y])
  })
}
