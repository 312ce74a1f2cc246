import { spellingsOfSkills } from '@/lib/jobs/readings/skills'
import { countSkills, keyOf, known, matching, skillsNamedIn, withoutDoubles } from '@/lib/jobs/suggestions/matching'

const texts = (typed: string, max = 5) => matching(titles, typed, max).map(({ text }) => text)
const titles = [
  known('Senior Java Developer', 9),
  known('Java Developer', 3),
  known('Java Architect', 5),
  known('JavaScript Engineer', 20),
  known('C++ Engineer', 1),
  known('.NET Developer', 1),
  known('Bengaluru', 4, ['bangalore']),
]

test('first come texts that begin as typed, then those with the words further on, each with the most jobs first', () => {
  expect(texts('java')).toEqual(['JavaScript Engineer', 'Java Architect', 'Java Developer', 'Senior Java Developer'])
  expect(texts('java d')).toEqual(['Java Developer', 'Senior Java Developer'])
  expect(texts('dev java')).toEqual(['Senior Java Developer', 'Java Developer'])
  expect(texts('java', 1)).toHaveLength(1)
})

test.each([
  ['C+', 'C++ Engineer'],
  ['.ne', '.NET Developer'],
  ['bangal', 'Bengaluru'],
  ['BENGALÚ', 'Bengaluru'],
])('%s finds %s', (typed, found) => expect(texts(typed)).toEqual([found]))

test.each(['', ' ', '!!', 'ava', 'java x', '%', '\0'])('%j finds nothing', (typed) => expect(texts(typed)).toEqual([]))

test.each([
  ['Front-end  Developer', 'front end developer'],
  ['Node.js.', 'node.js'],
  ['São Paulo', 'sao paulo'],
  ['etc. and so on', 'etc and so on'],
])('the key of %s is %s', (text, key) => expect(keyOf(text)).toBe(key))

test('counts each skill once per job, in all its spellings', () => {
  const counts = countSkills(
    ['Java, Java and Spring Boot', 'Expert in ReactJS and React.js.', 'JavaScript'],
    spellingsOfSkills,
  )
  expect(Object.fromEntries(counts)).toMatchObject({ Java: 1, 'Spring Boot': 1, React: 1, JavaScript: 1 })
})

test.each([
  ['Build services in Java and Spring Boot on AWS.', 'Java, five years', ['Spring Boot', 'AWS']],
  ['We use ReactJS. Go to our site, express interest and excel.', '', ['React']],
  ['Kubernetes', 'K8s', []],
  ['', 'Java', []],
])('%j names skills beyond %j', (description, qualification, expected) =>
  expect(skillsNamedIn(description, qualification, spellingsOfSkills)).toEqual(expected),
)

test('titles that only differ in case or spaces are one, as most jobs spell it', () => {
  const rows = [
    { text: 'QA Lead', jobs: 2 },
    { text: ' qa  lead', jobs: 1 },
    { text: ' ', jobs: 4 },
    { text: 'C++ Developer', jobs: 1 },
    { text: 'C# Developer', jobs: 1 },
  ]
  expect(withoutDoubles(rows)).toEqual([known('QA Lead', 3), known('C++ Developer', 1), known('C# Developer', 1)])
})

test('indexes the spellings of skills only once', () => {
  let readings = 0
  class Skills extends Map<string, string[]> {
    override [Symbol.iterator]() {
      readings++
      return super[Symbol.iterator]()
    }
  }
  const skills = new Skills().set('Kubernetes', ['kubernetes', 'k8s'])
  expect(Object.fromEntries(countSkills(['We run k8s'], skills))).toEqual({ Kubernetes: 1 })
  expect(Object.fromEntries(countSkills(['k8s', 'Kubernetes, k8s', 'Go'], skills))).toEqual({ Kubernetes: 2 })
  expect(readings).toBe(1)
})
