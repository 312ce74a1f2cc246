import { admit, namedOnly, standingOf } from '@/lib/auth/providers/staff-rules'

const rules = {
  kind: 'other',
  domains: '',
  groupsClaim: 'groups',
  groups: '',
  ownerGroups: '',
  recruiterGroups: '',
  editorGroups: '',
} as const
const person = { email: 'asha@example.com', isEmailVerified: true, claims: {} as Record<string, unknown> }

const byDomain = { ...rules, domains: 'example.com, example.org' }
const byGroup = { ...rules, groups: 'staff', ownerGroups: 'bosses', editorGroups: 'writers, press' }

test.each([
  ['a verified email in a domain', byDomain, person, { role: null }],
  ['an unverified email in a domain', byDomain, { ...person, isEmailVerified: false }, null],
  ['another domain', byDomain, { ...person, email: 'asha@example.net' }, null],
  ['a domain that ends alike', byDomain, { ...person, email: 'asha@evil-example.com' }, null],
  ['a subdomain', byDomain, { ...person, email: 'asha@mail.example.com' }, null],
  ['a second @', byDomain, { ...person, email: 'asha@example.com@evil.com' }, null],
  ['no group', byGroup, person, null],
  ['a group that can sign in', byGroup, { ...person, claims: { groups: ['staff'] } }, { role: null }],
  ['a group as text', byGroup, { ...person, claims: { groups: 'staff' } }, { role: null }],
  ['a group with a role', byGroup, { ...person, claims: { groups: ['press'] } }, { role: 'EDITOR' }],
  ['groups with two roles', byGroup, { ...person, claims: { groups: ['press', 'bosses'] } }, { role: 'OWNER' }],
  ['a group whose name contains one', byGroup, { ...person, claims: { groups: ['staffing'] } }, null],
  ['groups that are not text', byGroup, { ...person, claims: { groups: [{ name: 'staff' }] } }, null],
  [
    'a group in the wrong domain',
    { ...byGroup, domains: 'example.org' },
    { ...person, claims: { groups: ['staff'] } },
    null,
  ],
  ['another claim', { ...byGroup, groupsClaim: 'roles' }, { ...person, claims: { roles: ['staff'] } }, { role: null }],
  ['nothing named at all', rules, person, null],
])('decides about %s', (_name, given, who, admitted) => expect(admit(given, standingOf(given, who))).toEqual(admitted))

test('trusts the company that Google names, and not the email, which outlives a job there', () => {
  const google = { ...byDomain, kind: 'google' as const }
  const admittedAs = (hd?: string) => admit(google, standingOf(google, { ...person, claims: { hd } }))
  expect(admittedAs()).toBeNull()
  expect(admittedAs('example.com')).toEqual({ role: null })
  expect(admittedAs('evil.com')).toBeNull()
})

test('keeps only the groups that the rules name, so that they fit in a cookie', () => {
  const groups = [...Array.from({ length: 500 }, (_, index) => `group-${index}`), 'press', 'staff']
  const standing = standingOf(byGroup, { ...person, claims: { groups } })
  expect(namedOnly(byGroup, standing)).toEqual({
    groups: ['press', 'staff'],
    domain: 'example.com',
  })
})
