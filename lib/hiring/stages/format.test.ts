import {
  areStandard,
  copyOf,
  emailsApplicant,
  itemsOf,
  ownStageName,
  rewordedItems,
  stageOf,
  stagesOf,
  standardSettings,
  totalUse,
  withEveryStatus,
} from '@/lib/hiring/stages/format'

const screen = { id: 4, name: 'Phone screen', status: 'SHORTLISTED', subject: 'A call' } as const
const technical = { id: 3, name: 'Technical interview', status: 'SHORTLISTED', subject: '' } as const
const inbox = { id: 9, name: 'Inbox', status: 'NEW', subject: '' } as const
const own = stagesOf([inbox, screen, technical])

test('a job without its own stages has the statuses', () => {
  expect(stagesOf([]).map(({ name }) => name)).toEqual([
    ...['New', 'Reviewed', 'Shortlisted', 'Rejected', 'Hired', 'Withdrawn'],
  ])
})

test('an application is in the stage it was moved to, or else in the first one of its status', () => {
  expect(stageOf(own, { state: 'SHORTLISTED', stageId: 3 }).name).toBe('Technical interview')
  expect(stageOf(own, { state: 'SHORTLISTED', stageId: null }).name).toBe('Phone screen')
  expect(stageOf(own, { state: 'SHORTLISTED', stageId: 77 }).name).toBe('Phone screen')
  expect(stageOf(own, { state: 'NEW', stageId: 3 }).name).toBe('Inbox')
  expect(stageOf(own, { state: 'HIRED', stageId: 3 }).name).toBe('Hired')
  expect(stageOf(own, { state: 'HIRED' })).toMatchObject({ name: 'Hired', id: null })
  expect(stageOf(stagesOf([]), { state: 'REVIEWED', stageId: null }).name).toBe('Reviewed')
})

test("names a stage beside the status only if it's the job's own", () => {
  expect(ownStageName([inbox, screen, technical], { state: 'SHORTLISTED', stageId: 3 })).toBe('Technical interview')
  expect(ownStageName([inbox, screen], { state: 'REJECTED', stageId: null })).toBe('')
  expect(ownStageName([], { state: 'NEW', stageId: null })).toBe('')
})

test('a board also has the statuses that no stage maps to, in their place', () => {
  expect(withEveryStatus(own).map(({ name }) => name)).toEqual([
    ...['Inbox', 'Reviewed', 'Phone screen', 'Technical interview', 'Rejected', 'Hired', 'Withdrawn'],
  ])
})

test("an applicant gets the stage's email, or else the one about a new status", () => {
  const [, first, second] = own
  if (!first || !second) throw new Error('A stage is missing.')
  expect(emailsApplicant(first, 'SHORTLISTED')).toBe(true)
  expect(emailsApplicant(second, 'NEW')).toBe(true)
  expect(emailsApplicant(second, 'SHORTLISTED')).toBe(false)
})

test('only the statuses, unchanged and in their order, are the same as no stages', () => {
  expect(areStandard(standardSettings)).toBe(true)
  expect(areStandard(standardSettings.toReversed())).toBe(false)
  expect(areStandard(standardSettings.map((stage) => ({ ...stage, checklist: 'Call' })))).toBe(false)
})

test('a copy keeps the applications of stages with the same name and status', () => {
  const [first, second] = standardSettings
  if (!first || !second) throw new Error('A status is missing.')
  expect(
    copyOf(
      [
        { ...first, id: 1 },
        { ...second, id: 2 },
      ],
      [{ ...first, id: 8 }],
    ).map(({ id }) => id),
  ).toEqual([8, null])
})

test('a checklist has an item for each line with words', () => {
  expect(itemsOf(' Call \n\n Ask for references\r\n')).toEqual(['Call', 'Ask for references'])
})

test.each([
  ['Call, Write', 'Call twice, Write', [['Call', 'Call twice']]],
  ['Call, Write', 'Call twice, Write, Meet', [['Call', 'Call twice']]],
  ['Call, Write', 'Write, Call', []],
  ['Call, Write', 'Write', []],
  ['Call, Write, Meet', 'Write twice, Meet', []],
  ['Call, Write', 'Meet, Call twice, Write', []],
])('tells reworded items from new and removed ones: %s → %s', (before, after, reworded) => {
  expect(rewordedItems(before.split(', '), after.split(', '))).toEqual(reworded)
})

test('adds up what removing stages affects', () => {
  const uses = { 3: { applicants: 2, checkedItems: 1 }, 4: { applicants: 1, checkedItems: 0 } }
  expect(totalUse([{ id: 3 }, { id: 4 }, { id: 5 }, { id: null }], uses)).toEqual({ applicants: 3, checkedItems: 1 })
})
