import { pointsOf, similarWords, skillsOf } from '@/lib/jobs/postings/related-queries'

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

const job = {
  jobTitle: 'Senior Java Developer',
  description: 'Build services with Spring Boot and C++.',
  qualification: '- PostgreSQL',
  city: 'Austin',
}

test.each([
  ['a skill in the title counts twice', ['java'], '', 2],
  ['a skill in the text counts once', ['spring boot'], '', 1],
  ["part of a word isn't a skill", ['script', 'post'], '', 0],
  ['symbols are part of a skill', ['c++'], '', 1],
  ['the place counts', [], 'I live in Austin, Texas', 1],
  ['all of it adds up', ['java', 'postgresql'], 'Austin', 4],
])('%s', (_name, skills, place, points) => expect(pointsOf(job, skills, place)).toBe(points))

test('splits skills at commas and lines and removes duplicates', () => {
  expect(skillsOf(' Java, SQL;\nJava ,, ')).toEqual(['java', 'sql'])
})
