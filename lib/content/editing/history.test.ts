import { type EditHistory, redone, startHistory, undone, withEdit } from '@/lib/content/editing/history'

type Doc = { title: string }
const edit = (history: EditHistory<Doc>, title: string, field: string | null, at: number) =>
  withEdit(history, { title }, field, at)
const required = (history: EditHistory<Doc> | null) => {
  if (!history) throw new Error('Step not found')
  return history
}

test('undoes and redoes one step at a time, down to the first state', () => {
  let history = edit(edit(startHistory({ title: 'a' }), 'b', null, 0), 'c', null, 1)
  history = required(undone(history))
  expect(history.present.title).toBe('b')
  history = required(undone(history))
  expect([history.present.title, undone(history)]).toEqual(['a', null])
  history = required(redone(required(redone(history))))
  expect([history.present.title, redone(history)]).toEqual(['c', null])
})

test('typing in one field is one step until a pause or another field', () => {
  let history = startHistory({ title: '' })
  for (const [title, field, at] of [
    ['H', 'title', 5_000],
    ['Hi', 'title', 5_400],
    ['Hi!', 'title', 6_500],
    ['Hi!!', 'lead', 6_600],
  ] as const)
    history = edit(history, title, field, at)
  const states = [history.present.title]
  for (let step = undone(history); step; step = undone(step)) states.push(step.present.title)
  expect(states).toEqual(['Hi!!', 'Hi!', 'Hi', ''])
})

test('an edit after undo replaces what was undone, and the same state is no step', () => {
  let history = edit(startHistory({ title: 'a' }), 'b', null, 0)
  history = edit(required(undone(history)), 'c', null, 1)
  expect([history.present.title, redone(history)]).toEqual(['c', null])
  expect(edit(history, 'c', null, 2)).toBe(history)
})

test('typing after undo starts a new step', () => {
  let history = edit(startHistory({ title: 'a' }), 'b', 'title', 5_000)
  history = edit(required(undone(history)), 'c', 'title', 5_100)
  expect(required(undone(history)).present.title).toBe('a')
})

test('keeps the newest 100 steps', () => {
  let history = startHistory({ title: '0' })
  for (let number = 1; number <= 150; number++) history = edit(history, String(number), null, number)
  expect([history.past.length, history.past[0]?.title]).toEqual([100, '50'])
})
