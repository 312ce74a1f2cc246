import { countLinks, judge, QUICKEST_MS } from '@/lib/content/comments/spam'

const text = 'We moved our daily meeting into writing and never looked back.'
const sent = { text, website: '', openMs: 60_000, repeats: [] }
const elsewhere = { isSameWriterAndPost: false }
const same = { isSameWriterAndPost: true }

test.each([
  ["a person's comment", sent, 'wait'],
  ['the fastest person', { ...sent, openMs: QUICKEST_MS }, 'wait'],
  ['too fast for a person', { ...sent, openMs: QUICKEST_MS - 1 }, 'park'],
  ['sent before the form was rendered', { ...sent, openMs: -1 }, 'park'],
  ['the hidden field is filled in', { ...sent, website: 'https://pills.example' }, 'park'],
  ['the same text under another post', { ...sent, repeats: [elsewhere] }, 'park'],
  ['a common short text', { ...sent, text: 'Thank you!', repeats: [elsewhere] }, 'wait'],
  ['a double click', { ...sent, repeats: [elsewhere, same] }, 'known'],
  ['a bot that repeats itself', { ...sent, website: 'x', repeats: [same] }, 'known'],
] as const)('judges %s', (_name, submission, verdict) => {
  expect(judge({ ...submission, repeats: [...submission.repeats] })).toBe(verdict)
})

test.each([
  ['no links', 0],
  ['see https://a.example and HTTP://b.example', 2],
  ['www.a.example', 1],
  ['[url=a.example]a[/url] and <a href=a.example>', 2],
  ['a.b, c.d and e.g. this', 0],
])('counts the links in %s: %d', (words, count) => expect(countLinks(words)).toBe(count))
