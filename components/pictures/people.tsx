import { place } from './geometry'
import { deep, line, mid } from './ink'

type PersonProps = { x: number; y: number; s?: number; body?: string; head?: string; turn?: number }

/** `outline` draws the person in line only, with that dash pattern. */
type FigureProps = PersonProps & { outline?: string }

/** A standing person, 70 units tall; `x` and `y` are at the feet. */
export function Figure({ x, y, s, body = deep, head = mid, turn, outline }: FigureProps) {
  if (outline) [body, head] = ['none', 'none']
  return (
    <g transform={place(x, y, s, turn)} {...(outline && { stroke: line, strokeWidth: 1, strokeDasharray: outline })}>
      <circle cy="-62" r="8" fill={head} />
      <path d="M-8 0L-12-39a12 12 0 0 1 24 0L8 0H1.5V-22a1.5 1.5 0 0 0-3 0V0z" fill={body} />
    </g>
  )
}

/** Head and shoulders, 76 units tall; `x` and `y` are at the middle of the lower edge. */
export function Bust({ x, y, s, body = deep, head = mid, turn }: PersonProps) {
  return (
    <g transform={place(x, y, s, turn)}>
      <circle cy="-58" r="18" fill={head} />
      <path d="M-34 0v-2a34 34 0 0 1 68 0v2z" fill={body} />
    </g>
  )
}
