import { draftOf, emptyHireForm, readDraft } from '@/lib/hiring/employers/form'

const question = { kind: 'text' as const, text: '', isRequired: false }

test('stores everything typed, even an unfinished question, but never the logo', () => {
  const typed = {
    ...emptyHireForm,
    jobTitle: 'Welder',
    questions: [question],
    companyLogo: new File(['x'], 'logo.png'),
  }
  const draft = draftOf(typed)
  expect(draft).not.toHaveProperty('companyLogo')
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toMatchObject({ jobTitle: 'Welder', questions: [question] })
})

test('stores no draft of an empty form', () => {
  expect(draftOf(emptyHireForm)).toBeNull()
})

test.each([[null], ['text'], [{ jobTitle: 3, questions: 'none', other: true }]])('rejects a draft: %j', (draft) => {
  expect(Object.values(readDraft(draft)).flat().filter(Boolean)).toEqual([])
})
