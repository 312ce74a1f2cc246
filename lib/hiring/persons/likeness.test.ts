import { homeOf, homeText, homeValue, skillOptionsOf, skillsOf, topSkills } from '@/lib/hiring/persons/likeness'

test('keeps the first three skills that fit into a URL', () => {
  expect(topSkills(['Java', 'Spring Boot', 'AWS', 'SQL'])).toBe('Java,Spring Boot,AWS')
  expect(topSkills(['x'.repeat(60), 'y'.repeat(60), 'AWS'])).toBe(`${'x'.repeat(60)},AWS`)
  expect(topSkills([])).toBe('')
})

test('offers all of the skills together and each of them', () => {
  expect(skillsOf(' Java,, C# ,PL/SQL,AWS')).toEqual(['Java', 'C#', 'PL/SQL'])
  expect(skillOptionsOf('Java,AWS').map(({ label }) => label)).toEqual(['Java, AWS', 'Java', 'AWS'])
  expect(skillOptionsOf('Java')).toEqual([{ value: 'Java', label: 'Java' }])
  expect(skillOptionsOf('')).toEqual([])
})

test.each([
  [{ country: 'US', region: 'TX' }, 'US:TX', 'Texas, USA'],
  [{ country: 'IN', region: 'Kerala' }, 'IN:Kerala', 'Kerala, India'],
  [{ country: 'US', region: null }, 'US:', 'USA'],
])('writes the home %j as %j', (home, value, text) => {
  expect(homeValue(home)).toBe(value)
  expect(homeOf(value)).toEqual(home)
  expect(homeText(value)).toBe(text)
})

test.each(['', 'Texas', 'us:TX', ':TX'])("doesn't read a home in %j", (value) => {
  expect(homeOf(value)).toBeNull()
  expect(homeText(value)).toBe('')
})
