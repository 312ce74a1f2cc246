import { join, type Places, type Point, place, round } from './geometry'
import { deep, ground, line, mid, soft } from './ink'

type StrokeProps = { d: string; stroke?: string; width?: number; dash?: string; opacity?: number }

export function Stroke({ d, stroke = line, width = 1.5, dash, opacity }: StrokeProps) {
  return <path d={d} stroke={stroke} strokeWidth={width} strokeDasharray={dash} opacity={opacity} />
}

/** Filled dots; a line of no length with a round cap takes a fraction of a circle's bytes. */
export function Dots({ at, size = 8, fill = line }: { at: Places; size?: number; fill?: string }) {
  const places = typeof at === 'string' ? at.split(' ') : at
  return <path d={places.map((place) => `M${place}h0`).join('')} stroke={fill} strokeWidth={size} />
}

/** The solder points at which a circuit line ends or turns. */
export function Nodes({
  at,
  size = 11,
  fill = ground,
  rim = line,
}: {
  at: Places
  size?: number
  fill?: string
  rim?: string
}) {
  return (
    <>
      <Dots at={at} size={size} fill={rim} />
      <Dots at={at} size={size - 4} fill={fill} />
    </>
  )
}

type RingsProps = {
  x: number
  y: number
  radii: number[]
  stroke?: string
  width?: number
  drift?: number
  opacity?: number
}

/** Growth rings; `drift` moves each ring a little off the one inside it, as in a real trunk. */
export function Rings({ x, y, radii, stroke = line, width = 1.5, drift = 0, opacity }: RingsProps) {
  return (
    <g stroke={stroke} strokeWidth={width} opacity={opacity}>
      {radii.map((r, i) => (
        <circle key={r} cx={x + i * drift} cy={round(y + (i * drift) / 2)} r={r} />
      ))}
    </g>
  )
}

type ViaductProps = {
  x: number
  y: number
  spans: number[]
  height: number
  pier?: number
  deck?: number
  fill?: string
}

/** A masonry bridge of round arches: `y` is the top of the deck, `height` reaches down to the feet. */
export function Viaduct({ x, y, spans, height, pier = 14, deck = 14, fill = deep }: ViaductProps) {
  const width = spans.reduce((sum, span) => sum + span + pier, pier)
  const openings = spans.toReversed().map((span) => {
    const leg = height - deck - span / 2
    return `h${-pier}v${-leg}a${span / 2} ${span / 2} 0 0 0 ${-span} 0v${leg}`
  })
  return <path d={`M${x} ${y}h${width}v${height}${openings.join('')}h${-pier}z`} fill={fill} />
}

type CableProps = { from: number; to: number; y: number; sag: number; deck: number; count: number; stroke?: string }

/** The hanging cable between two towers, with its evenly spaced hangers down to the deck. */
export function Cable({ from, to, y, sag, deck, count, stroke = line }: CableProps) {
  const hangers = join(count, (i) => {
    const t = (i + 1) / (count + 1)
    return `M${round(from + (to - from) * t)} ${round(y + 4 * sag * t * (1 - t))}V${deck}`
  })
  return (
    <>
      <Stroke d={`M${from} ${y}Q${(from + to) / 2} ${y + 2 * sag} ${to} ${y}`} stroke={stroke} width={3} />
      <Stroke d={hangers} stroke={stroke} />
    </>
  )
}

/** Two rows of short strokes that stand for water. */
export function Water({ x = 0, y, w = 480 }: { x?: number; y: number; w?: number }) {
  return <Stroke d={`M${x} ${y}h${w}M${x + 34} ${y + 14}h${w - 68}`} dash="30 18" opacity={0.5} />
}

type BoxProps = { x: number; y: number; w: number; h: number; fill?: string; turn?: number }

/** An application window; its lines take the colour of the plate. */
export function Window({
  x,
  y,
  w,
  h,
  fill = deep,
  bar = mid,
  ink = ground,
}: BoxProps & { bar?: string; ink?: string }) {
  const rows = Math.min(5, Math.floor((h - 34) / 16))
  return (
    <g transform={place(x, y)}>
      <rect width={w} height={h} rx="8" fill={fill} />
      <path d={`M0 18V8a8 8 0 0 1 8-8h${w - 16}a8 8 0 0 1 8 8v10z`} fill={bar} />
      <Stroke d="M11 9h0m9 0h0m9 0h0" stroke={ink} width={4} />
      <Stroke
        d={join(rows, (i) => `M14 ${35 + i * 16}h${round((w - 28) * (0.8 - (i % 3) * 0.15))}`)}
        stroke={ink}
        width={3}
        opacity={0.7}
      />
    </g>
  )
}

/** A paper form, placed by its middle. */
export function Sheet({ x, y, w, h, fill = ground, turn }: BoxProps) {
  const [l, t] = [-w / 2, -h / 2]
  return (
    <g transform={place(x, y, 1, turn)} stroke={line} strokeWidth="1.5">
      <rect x={l} y={t} width={w} height={h} rx="3" fill={fill} />
      <path d={`M${l + 7} ${t + 10}h${round(w * 0.35)}M${l + 7} ${t + 18}h${w - 14}M${l + 7} ${t + 26}h${w - 14}`} />
    </g>
  )
}

/** Square tiles in one path; the round joins of the stroke give them their soft corners. */
export function Tiles({ at, size, fill, corner = 10 }: { at: Point[]; size: number; fill: string; corner?: number }) {
  const [inset, side] = [corner / 2, size - corner]
  const d = at.map(([x, y]) => `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`).join('')
  return <path d={d} fill={fill} stroke={fill} strokeWidth={corner} />
}

type SlabProps = { x: number; y: number; edge: number; h?: number; top?: string; left?: string; right?: string }

/** A block seen from above one corner; `x` and `y` are at the far corner of its top. */
export function Slab({ x, y, edge, h = edge, top = soft, left = mid, right = deep }: SlabProps) {
  const [dx, dy] = [round(edge * 0.866), round(edge / 2)]
  return (
    <g stroke={ground} strokeWidth="1.5">
      <path d={`M${x} ${y}l${dx} ${dy} ${-dx} ${dy} ${-dx} ${-dy}z`} fill={top} />
      <path d={`M${round(x - dx)} ${y + dy}l${dx} ${dy}v${h}l${-dx} ${-dy}z`} fill={left} />
      <path d={`M${round(x + dx)} ${y + dy}l${-dx} ${dy}v${h}l${dx} ${-dy}z`} fill={right} />
    </g>
  )
}

/** A globe of meridians and parallels with circuit nodes where they cross. */
export function Globe({ x, y, r, fill = soft }: { x: number; y: number; r: number; fill?: string }) {
  const [w, h] = [round(r * 0.866), r / 2]
  return (
    <>
      <g stroke={line} strokeWidth="1.5">
        <circle cx={x} cy={y} r={r} fill={fill} strokeWidth="3" />
        <ellipse cx={x} cy={y} rx={r * 0.45} ry={r} />
        <path
          d={`M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}M${x - w} ${y - h}h${2 * w}M${x - w} ${y + h}h${2 * w}`}
        />
      </g>
      <Nodes
        at={[
          [x, y - h],
          [round(x + r * 0.45), y],
          [round(x - r * 0.39), y + h],
          [round(x - w), y - h],
          [round(x + w), y + h],
        ]}
      />
    </>
  )
}
