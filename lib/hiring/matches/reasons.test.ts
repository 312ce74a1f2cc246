import { type Match, type Reasons, reasonsOf } from '@/lib/hiring/matches/reasons'

const match: Match = {
  jobSkills: ['Java', 'SQL', 'Kafka'],
  seekerSkills: ['SQL', 'Java', 'Excel'],
  place: 'city',
  city: 'Austin',
  region: 'TX',
  permit: 'US:H-1B:2027-03',
  pay: 'fits',
}

test('tells recruiters and seekers the same reasons', () => {
  expect(reasonsOf(match, 'recruiter')).toEqual({
    skills: '2 of 3 skills: Java, SQL',
    place: 'Same city: Austin, TX',
    authorization: 'Needs to transfer their H-1B',
    pay: "Fits the job's pay",
  })
  expect(reasonsOf(match, 'seeker')).toEqual({
    skills: '2 of 3 skills: Java, SQL',
    place: 'In your city: Austin, TX',
    authorization: "You'd need to transfer your H-1B",
    pay: 'Meets your expected pay',
  })
})

test.each([
  ['place', { place: 'state', city: 'Dallas' }, 'Same state: Dallas, TX'],
  ['place', { place: 'remote' }, 'Remote job'],
  ['place', { place: 'elsewhere', city: 'Denver', region: 'CO' }, 'Lives in Denver, CO'],
  ['place', { place: 'unsaid', city: null, region: null }, 'Location not listed'],
  ['authorization', { permit: 'US:authorized:' }, 'Authorized to work in the USA'],
  ['authorization', { permit: 'IN:sponsorship:' }, 'Needs sponsorship'],
  ['authorization', { permit: null }, 'Work authorization not listed'],
  ['pay', { pay: 'more' }, 'Expects more than the job pays'],
  ['pay', { pay: 'unsaid' }, 'Expected pay not listed'],
  ['skills', { jobSkills: ['Java'] }, '1 of 1 skill: Java'],
] as [keyof Reasons, Partial<Match>, string][])('says the %s of %j', (part, difference, text) => {
  expect(reasonsOf({ ...match, ...difference }, 'recruiter')[part]).toBe(text)
})
