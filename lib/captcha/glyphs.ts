export type Segment = [x1: number, y1: number, x2: number, y2: number]

/** Each sign as strokes on a grid four wide and six high: points as digit pairs, strokes parted by spaces. */
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

/** The strokes of a sign as line segments. */
export function glyphSegments(sign: string): Segment[] {
  return (strokes[sign] ?? '').split('|').flatMap((stroke) => {
    const points = stroke.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const)
    return points.slice(1).map(([x, y], index): Segment => [points[index]?.[0] ?? 0, points[index]?.[1] ?? 0, x, y])
  })
}
