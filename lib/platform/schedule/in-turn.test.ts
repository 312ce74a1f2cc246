import { setTimeout as wait } from 'node:timers/promises'
import { inTurn } from '@/lib/platform/schedule/in-turn'

test('acts on items one after another until the time is over, and returns the others', async () => {
  const acted: string[] = []
  const act = async (item: string) => {
    acted.push(`${item} begins`)
    await wait(300)
    acted.push(`${item} ends`)
  }
  expect(await inTurn(['a', 'b', 'c', 'd'], { ms: 200 }, act)).toEqual(['b', 'c', 'd'])
  expect(acted).toEqual(['a begins', 'a ends'])
})

test('acts on all if the time suffices', async () => {
  const acted: number[] = []
  const act = async (item: number) => void acted.push(item)
  expect(await inTurn([1, 2, 3], { ms: 60_000 }, act)).toEqual([])
  expect(acted).toEqual([1, 2, 3])
})

test('starts nothing once the process stops', async () => {
  const acted: number[] = []
  const act = async (item: number) => void acted.push(item)
  expect(await inTurn([1, 2, 3], { ms: 60_000, isStopping: () => acted.length === 1 }, act)).toEqual([2, 3])
  expect(acted).toEqual([1])
})
