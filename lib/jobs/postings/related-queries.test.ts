import { similarWords } from '@/lib/jobs/postings/related-queries'

test("searches for the title's words and the skills", () => {
  const qualification = '- Three years of TypeScript\n- SQL and Terraform\n- Good at writing'
  expect(similarWords({ jobTitle: 'Senior Backend Engineer', qualification })).toEqual([
    'senior',
    'backend',
    'engineer',
    'typescript',
    'sql',
    'terraform',
  ])
})

test('leaves out operators and duplicates', () => {
  expect(similarWords({ jobTitle: "C++ & Java | !Java:* 'x'", qualification: '' })).toEqual(['java'])
})
