import { personMessages } from './messages'
import { personSchema, readTags, tagsText } from './schema'

const person = { ownerId: '', followUpAt: '', tags: '' }
const problemsOf = (fields: object) => personSchema.safeParse({ ...person, ...fields }).error?.issues

test('reads each tag once, as it was first written', () => {
  expect(readTags(' Java,  relocates  soon ,java,, AWS ,')).toEqual(['Java', 'relocates soon', 'AWS'])
  expect(tagsText(readTags('AWS,Java'))).toBe('AWS, Java')
})

test.each([
  ['an owner who is a word', { ownerId: 'nora' }, ['ownerId'], personMessages.ownerUnknown],
  ['a day that no month has', { ownerId: '3', followUpAt: '2026-02-30' }, ['followUpAt'], personMessages.followUp],
  ['a follow-up without an owner', { followUpAt: '2026-12-01' }, ['ownerId'], personMessages.ownerMissing],
  ['a long tag', { tags: `Java, ${'x'.repeat(31)}` }, ['tags'], personMessages.tagTooLong],
  ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => n).join() }, ['tags'], personMessages.tooManyTags],
])('refuses %s', (_what, fields, path, message) => {
  expect(problemsOf(fields)).toEqual([expect.objectContaining({ path, message })])
})

test('accepts a person without anything, and with everything', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(problemsOf({ ownerId: '3', followUpAt: '2026-12-01', tags: 'Java, AWS' })).toBeUndefined()
})
