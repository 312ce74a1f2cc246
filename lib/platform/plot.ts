const MOST_STEPS = 4

export function ticksFor(values: number[]): number[] {
  const highest = Math.max(1, ...values)
  const step = roundStep(highest / MOST_STEPS)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

function roundStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].find((each) => each * power >= least)
    if (found) return found * power
  }
}

type Box = { left: number; right: number; top: number; bottom: number }
export type Column = { x: number; width: number; y: number; height: number }

export function heightAt(value: number, highest: number, { top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  return bottom - (value / highest) * (bottom - top)
}

export function columnsOf(values: number[], highest: number, box: Box): Column[] {
  const pitch = (box.right - box.left) / values.length
  const width = pitch * 0.68
  return values.map((value, index) => {
    const y = heightAt(value, highest, box)
    return { x: box.left + index * pitch + (pitch - width) / 2, width, y, height: box.bottom - y }
  })
}

export function partsOf(values: number[]): { x: number; width: number }[] {
  const whole = values.reduce((sum, value) => sum + value, 0)
  let x = 0
  return values.map((value) => {
    const part = { x, width: whole === 0 ? 0 : (value / whole) * 100 }
    x += part.width
    return part
  })
}
