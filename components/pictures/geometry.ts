export type Point = readonly [x: number, y: number]

/** Points, either computed or written as in SVG: `30,40 50,60`. */
export type Places = string | Point[]

export const round = (value: number) => Math.round(value * 10) / 10

export const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i))

export const join = (count: number, make: (index: number) => string) => times(count, make).join('')

/** Degrees run clockwise from three o'clock, as SVG's own angles do. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))]
}

/** One block of an arch, as path data: between radii `r` and `R`, from one angle to another. */
export function wedge(cx: number, cy: number, r: number, R: number, from: number, to: number) {
  const [a, b, c, d] = [polar(cx, cy, R, from), polar(cx, cy, R, to), polar(cx, cy, r, to), polar(cx, cy, r, from)]
  return `M${a}A${R} ${R} 0 0 1 ${b}L${c}A${r} ${r} 0 0 0 ${d}z`
}

export const place = (x: number, y: number, s = 1, turn = 0) =>
  `translate(${round(x)} ${round(y)})${turn ? `rotate(${round(turn)})` : ''}${s === 1 ? '' : `scale(${s})`}`
