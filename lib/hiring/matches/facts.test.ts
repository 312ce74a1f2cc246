import { factsOf } from '@/lib/hiring/matches/facts'
import { skillsOfJob, skillsOfPerson } from '@/lib/jobs/readings/skills-in-text'
import { writeProfileLists } from '@/lib/people/profiles/lists'

const empty = {
  skills: '',
  keySkills: null,
  personalInfo: '',
  visaStatus: '',
  authorizations: null,
  expectedSalary: '',
}

test('parses skills, home, permits and expected pay', () => {
  const lists = writeProfileLists({
    keySkills: ['spring boot', 'excel', 'Charm'],
    authorizations: [
      { country: 'United States', kind: 'H-1B', until: '2027-03' },
      { country: 'India', kind: 'Citizen', until: '' },
      { country: 'Atlantis', kind: 'Citizen', until: '' },
    ],
  })
  const texts = { skills: 'Java, Postgres', personalInfo: 'Austin, TX', expectedSalary: '$60 - $70 an hour' }
  expect(factsOf({ ...empty, ...lists, ...texts })).toEqual({
    skills: ['Spring Boot', 'Excel', 'Java', 'PostgreSQL'],
    city: 'Austin',
    region: 'TX',
    country: 'US',
    permits: ['IN:authorized:', 'US:H-1B:2027-03'],
    monthlyPayInr: 873_600,
    payCurrency: 'USD',
  })
})

test('knows nothing about someone with an empty profile', () => {
  const unknown = { city: null, region: null, country: null, monthlyPayInr: null, payCurrency: null }
  expect(factsOf(empty)).toEqual({ skills: [], permits: [], ...unknown })
})

test.each([
  ['I live in Austin, TX. Open to relocating to Denver, CO.', 'Austin'],
  ['Open to relocating to Denver, CO', null],
  ['Willing to move to Dallas, TX', null],
  ['Married, two children, born 1984', null],
  ['Hyderabad, India', 'Hyderabad'],
])('the home in "%s" is %s', (personalInfo, city) => {
  expect(factsOf({ ...empty, personalInfo }).city).toBe(city)
})

test.each([
  ['H1-B', ['US:H-1B:']],
  ['Green Card', ['US:authorized:']],
  ['US Citizen', ['US:authorized:']],
  ['Indian citizen', []],
  ['Ask me', []],
])('the visa status "%s" means %j', (visaStatus, permits) => {
  expect(factsOf({ ...empty, visaStatus }).permits).toEqual(permits)
})

test.each(['Citizen', 'Permanent resident'] as const)(
  'a %s counts the same as others with the right to work',
  (kind) => {
    const lists = writeProfileLists({ authorizations: [{ country: 'USA', kind, until: '' }] })
    expect(factsOf({ ...empty, ...lists }).permits).toEqual(['US:authorized:'])
  },
)

test("takes a job's skills from its title and qualification, and from its description if those have few", () => {
  const job = {
    jobTitle: 'Java Developer',
    qualification: '- Languages: Java, Go\n- PostgreSQL',
    description: 'Use Kafka.',
  }
  expect(skillsOfJob(job)).toEqual(['Java', 'Go', 'PostgreSQL'])
  expect(skillsOfJob({ ...job, qualification: 'You go far with us.' })).toEqual(['Java', 'Kafka'])
})

test("takes any spelling of a person's skills, but none that aren't on the list", () => {
  expect(skillsOfPerson('k8s; c#, go\nLoan origination')).toEqual(['Kubernetes', 'C#', 'Go'])
})
