import sharp from 'sharp'
import type { SamplePost } from '@/lib/console/sample-data/activity'

const WIDTH = 1200
const HEIGHT = 675
const CENTER = { x: 860, y: 300 }
const RING_PX = 34

/** Draws growth rings in the post's colors as a PNG, because uploads don't accept SVG. */
export function coverPng({ background, line, accent }: SamplePost['ring']): Promise<Buffer> {
  const colors = [background, line, accent].map(channelsOf)
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) pixels.set(colors[colorAt(x, y)] ?? [], (y * WIDTH + x) * 3)
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer()
}

/** The background's color (0), a ring's (1) or that of every fifth ring and the core (2). */
function colorAt(x: number, y: number): number {
  const dx = x - CENTER.x
  const dy = y - CENTER.y
  const angle = Math.atan2(dy, dx)
  const distance = Math.hypot(dx, dy * 1.12) + 7 * Math.sin(3 * angle + 0.6) + 4 * Math.sin(7 * angle)
  if (distance < RING_PX * 0.7) return 2
  const ring = Math.floor(distance / RING_PX)
  if (distance - ring * RING_PX > 5 + (ring % 3) * 2) return 0
  return ring % 5 === 0 ? 2 : 1
}

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
