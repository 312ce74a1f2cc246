import { ApiError } from '@/lib/api/errors'
import { noteOf, outcomeOf, postPathOf } from '@/lib/content/comments/form-answer'
import { commentMessages } from '@/lib/content/comments/messages'

test.each([
  [new ApiError('too-many'), 'often'],
  [new ApiError('invalid', commentMessages.links), 'links'],
  [new ApiError('invalid', commentMessages.stale), 'stale'],
  [new ApiError('invalid', commentMessages.name), 'wrong'],
  [new ApiError('not-found'), 'failed'],
])('turns %s into the note %s', (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome)
  expect(noteOf(outcome)).toMatchObject({ tone: 'error' })
})

test('only uses known messages', () => {
  expect(noteOf('sent')).toEqual({ tone: 'success', text: commentMessages.sent })
  for (const odd of ['', 'toString', '<b>', ['sent'], undefined]) expect(noteOf(odd)).toBeNull()
})

test.each([
  ['http://localhost:3000/blogsection/4-two-hours?x=1#y', '/blogsection/4-two-hours'],
  ['https://evil.example/blogsection/../admin', '/blogsection'],
  ['https://evil.example/', '/blogsection'],
  ['no address', '/blogsection'],
  [null, '/blogsection'],
])('redirects from %s to %s', (referrer, path) => expect(postPathOf(referrer)).toBe(path))
