import { freeSlug, slugOf } from '@/lib/jobs/postings/links'

describe('slugOf', () => {
  test.each([
    ['Senior Java Developer', 'senior-java-developer'],
    ['C++ / Qt engineer', 'c-qt-engineer'],
    ['DevOps Engineer', 'devops-engineer'],
    ['HL7 Interface Analyst (iOS)', 'hl7-interface-analyst-ios'],
    ['日本', 'job'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('turns %s into a slug', (title, slug) => expect(slugOf(title)).toBe(slug))
})

describe('freeSlug', () => {
  test('appends the first free number from 2', () => {
    expect(freeSlug('qa', new Set())).toBe('qa')
    expect(freeSlug('qa', new Set(['qa']))).toBe('qa-2')
    expect(freeSlug('qa', new Set(['qa', 'qa-2', 'qa-lead']))).toBe('qa-3')
  })
})
