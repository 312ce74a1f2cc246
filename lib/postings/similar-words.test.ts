import { similarWords } from '@/lib/postings/similar-words'

test('the words of the title and the skills by their names', () => {
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

test('signs that mean something in a search are left out, and nothing comes twice', () => {
  expect(similarWords({ jobTitle: "C++ & Java | !Java:* 'x'", qualification: '' })).toEqual(['java'])
})
