import { stageMessages } from '@/lib/hiring/stages/messages'
import { stagesSchema } from '@/lib/hiring/stages/schema'

const stage = { id: null, name: 'Call', status: 'shortlisted', subject: '', text: '', checklist: '' }
const errorsOf = (...stages: object[]) =>
  Object.fromEntries(
    stagesSchema.safeParse({ stages }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

test.each([
  ['an empty name', { name: ' ' }, 'name', 'Name is required'],
  ['a long name', { name: 'x'.repeat(41) }, 'name', 'Name must be 40 characters or fewer'],
  ['an email without a text', { subject: 'A call' }, 'text', 'Enter the text.'],
  [
    'an unknown placeholder',
    { subject: 'Hi {first name}', text: 'Hi' },
    'subject',
    expect.stringContaining('{first name}'),
  ],
  ['an email on withdrawing', { status: 'withdrawn', subject: 'Bye', text: 'Bye' }, 'subject', stageMessages.noEmail],
  ['a long item', { checklist: 'x'.repeat(121) }, 'checklist', stageMessages.longItem],
  ['an item twice', { checklist: 'Call\nCall' }, 'checklist', stageMessages.repeatedItem],
  ['too many items', { checklist: [...Array(21).keys()].join('\n') }, 'checklist', stageMessages.tooManyItems],
])('says beside the field what is wrong: %s', (_what, wrong, field, message) => {
  expect(errorsOf({ ...stage, ...wrong })).toEqual({ [`stages.0.${field}`]: message })
})

test('refuses two stages with one name, none, and more than 20', () => {
  expect(errorsOf(stage, { ...stage, name: 'CALL' })).toEqual({ 'stages.1.name': stageMessages.repeated })
  expect(errorsOf()).toEqual({ stages: stageMessages.none })
  const many = Array.from({ length: 21 }, (_, at) => ({ ...stage, name: `Call ${at}` }))
  expect(errorsOf(...many)).toEqual({ stages: stageMessages.tooMany })
  expect(errorsOf(...many.slice(1))).toEqual({})
})
