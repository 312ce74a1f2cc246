import {
  colleaguesLike,
  mentionAt,
  mentionedIds,
  partsOfNote,
  plainNote,
  withIds,
  withoutNames,
} from '@/lib/hiring/applications/mentions'

const colleagues = [
  { id: 1, label: 'Ann', email: 'ann@mail.example' },
  { id: 2, label: 'Ann Lee', email: 'lee@mail.example' },
  { id: 3, label: 'Noor (noor.b@mail.example)', email: 'noor.b@mail.example' },
]

test.each([
  ['@Ann Lee, thanks', '@[2], thanks'],
  ['@Ann and @Ann Lee', '@[1] and @[2]'],
  ['@Anna is unknown', '@Anna is unknown'],
  ['write to me@Ann', 'write to me@Ann'],
  ['(@Noor (noor.b@mail.example))', '(@[3])'],
  ['$& @Ann', '$& @[1]'],
])('stores %s as %s', (typed, stored) => expect(withIds(typed, colleagues)).toBe(stored))

test('lists each mentioned admin once', () =>
  expect(mentionedIds('@[2] and @[1], @[2], @[x] @[12345678901]')).toEqual([2, 1]))

test('shows a note with names, and other text unchanged', () => {
  const mentions = [{ adminId: 2, name: '<b>Lee</b>' }]
  expect(partsOfNote('Ask @[2] or @[7].', mentions)).toEqual(['Ask ', mentions[0], ' or @[7].'])
  expect(plainNote('@[2]', mentions)).toBe('@<b>Lee</b>')
  expect(withoutNames('Ask @[2].')).toBe('Ask @colleague.')
})

test.each([
  ['@', 1, { start: 0, typed: '' }],
  ['Ask @an', 7, { start: 4, typed: 'an' }],
  ['Ask @an later', 7, { start: 4, typed: 'an' }],
  ['Ask @Ann Le', 11, { start: 4, typed: 'Ann Le' }],
  ['me@mail', 7, null],
  ['Ask @ ', 6, null],
  ['@an\nb', 5, null],
])('finds the mention being typed in %j at the caret %d', (text, caret, found) =>
  expect(mentionAt(text, caret)).toEqual(found),
)

test('finds colleagues by any part of their name or the beginning of their email', () => {
  const found = (typed: string) => colleaguesLike(typed, colleagues, 2).map(({ id }) => id)
  expect([found(''), found('lee'), found('noor.b'), found('mail.example')]).toEqual([[1, 2], [2], [3], [3]])
})
