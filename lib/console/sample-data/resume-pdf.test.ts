import { fileTypeFromBuffer } from 'file-type'
import { readActivity } from '@/lib/console/sample-data/activity'
import { resumeName, resumePdf } from '@/lib/console/sample-data/resume-pdf'

const people = readActivity().people.flatMap((person) => (person.profile ? [{ person, profile: person.profile }] : []))

test.each(people)('writes the resume of $person.userName on one page', async ({ person, profile }) => {
  const pdf = resumePdf(person, profile)
  expect((await fileTypeFromBuffer(pdf))?.mime).toBe('application/pdf')
  expect(pdf.length).toBeLessThan(6_000)
  const text = pdf.toString('latin1')
  expect(text).toContain('This person is fictional.')
  expect(text).not.toContain('?) Tj')
  // The last line is above the margin.
  const lowest = Math.min(...[...text.matchAll(/1 0 0 1 56 ([\d.]+) Tm/g)].map(([, y]) => Number(y)))
  expect(lowest).toBeGreaterThan(40)
  // Each object is where the table says.
  for (const [position, number] of [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at], index) => [
    Number(at),
    index + 1,
  ]))
    expect(text.slice(position)).toMatch(new RegExp(`^${number} 0 obj`))
  expect(resumePdf(person, profile)).toEqual(pdf)
  expect(resumeName(person)).toMatch(/^\p{L}[\p{L}-]+-Resume\.pdf$/u)
})
