import { nameOf, phonesOf, resumesOf, tagTone, toPerson } from './format'

test('calls a person by their name, or else by their email', () => {
  expect(nameOf({ name: 'Lena Weiss', emails: [{ address: 'lena@mail.example' }] })).toBe('Lena Weiss')
  expect(nameOf({ name: '', emails: [{ address: 'lena@mail.example' }] })).toBe('lena@mail.example')
})

test('shows a phone number once, however it was entered', () => {
  const phones = phonesOf({
    seekers: [{ mobile: '(512) 555-0137', phoneE164: '+15125550137' }],
    demos: [{ number: '+1 512 555 0137', phoneE164: '+15125550137' }],
    messages: [
      { mobile: '', phoneE164: null },
      { mobile: 'ask Nora', phoneE164: null },
    ],
  })
  expect(phones).toEqual([
    { entered: '(512) 555-0137', e164: '+15125550137' },
    { entered: 'ask Nora', e164: null },
  ])
})

test('gives a tag the same color however it is written', () => {
  expect(tagTone('Java')).toBe(tagTone('java'))
  expect(new Set(['Java', 'AWS', 'relocates', 'senior', 'Austin', 'contract'].map(tagTone)).size).toBeGreaterThan(1)
})

test('writes the owner, day and tags as a form has them', () => {
  const stored = { id: 7, ownerId: null, followUpAt: new Date('2026-12-01'), tags: ['Java', 'AWS'], version: 2 }
  expect(toPerson(stored)).toEqual({ id: 7, ownerId: '', followUpAt: '2026-12-01', tags: 'Java, AWS', version: 2 })
})

test('lists each resume once, newest first, with where it was left', () => {
  const resume = (id: number) => ({
    id,
    name: `${id}.pdf`,
    originalName: `cv-${id}.pdf`,
    createdAt: new Date(2026, 0, id),
    resumeText: id === 1 ? null : { state: 'NO_TEXT' as const },
  })
  const resumes = resumesOf({
    seekers: [
      {
        profile: { resume: resume(1) },
        generalApplication: { resume: resume(3) },
        applications: [
          { id: 21, resume: resume(2), posting: { jobTitle: 'Welder' } },
          { id: 20, resume: resume(1), posting: { jobTitle: 'Rigger' } },
        ],
      },
    ],
  })
  expect(resumes.map(({ id, href, from, state }) => ({ id, href, from, state }))).toEqual([
    { id: 3, href: '/uploads/3.pdf', from: ['Future jobs'], state: 'NO_TEXT' },
    { id: 2, href: '/apply-job/resume/21', from: ['Welder'], state: 'NO_TEXT' },
    { id: 1, href: '/apply-job/resume/20', from: ['Rigger', 'Profile'], state: null },
  ])
})
