import fc from 'fast-check'
import { columnsOf, heightAt, partsOf, ticksFor } from '@/lib/platform/plot'

describe('ticksFor', () => {
  test.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [3, 1],
      [0, 1, 2, 3],
    ],
    [[7], [0, 2, 4, 6, 8]],
    [[128], [0, 50, 100, 150]],
    [[100_000], [0, 50_000, 100_000]],
  ])('draws the lines for %j at %j', (values, ticks) => expect(ticksFor(values)).toEqual(ticks))

  test('draws few lines, the last at or above every value', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { maxLength: 12 }), (values) => {
        const ticks = ticksFor(values)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
      }),
    )
  })
})

const box = { left: 10, right: 100, top: 0, bottom: 200 }

test('columnsOf fills the box without overlap, from zero height up to the top', () => {
  const columns = columnsOf([0, 5, 10], 10, box)
  expect(columns.map(({ y, height }) => [y, height])).toEqual([
    [200, 0],
    [100, 100],
    [0, 200],
  ])
  expect(columns[0]?.x).toBeGreaterThanOrEqual(10)
  expect(columns[1]?.x).toBeGreaterThan((columns[0]?.x ?? 0) + (columns[0]?.width ?? 0))
  expect((columns[2]?.x ?? 0) + (columns[2]?.width ?? 0)).toBeLessThanOrEqual(100)
})

test('heightAt counts from the bottom', () => expect(heightAt(5, 20, box)).toBe(150))

test('partsOf returns adjacent parts that add up to the whole', () => {
  expect(partsOf([1, 0, 3])).toEqual([
    { x: 0, width: 25 },
    { x: 25, width: 0 },
    { x: 25, width: 75 },
  ])
  expect(partsOf([0, 0])).toEqual([
    { x: 0, width: 0 },
    { x: 0, width: 0 },
  ])
})
