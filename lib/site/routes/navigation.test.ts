import { adminLinks, adminLinksOf, currentHref } from '@/lib/site/routes/navigation'

const labels = (role: 'OWNER' | 'EDITOR' | 'RECRUITER') => adminLinksOf(role).map(({ label }) => label)

const documented = [
  'Dashboard',
  'RegistrationList',
  'View Partner',
  'View Job Applied',
  'Jobs Posted',
  'Applied Jobs',
  'Add Client Logo',
  'Blog Comment',
  'Blog',
  'Contact Us list',
]

test('an owner sees every link, the documented ones in their order', () => {
  expect(labels('OWNER')).toEqual(adminLinks.map(({ label }) => label))
  expect(labels('OWNER').filter((label) => documented.includes(label))).toEqual(documented)
})

test.each([
  [
    'RECRUITER',
    ['RegistrationList', 'View Job Applied', 'Jobs Posted', 'Applied Jobs', 'Contact Us list', 'Your account'],
    ['View Partner', 'Add Client Logo', 'Blog', 'Blog Comment', 'Page texts', 'Audit trail', 'System', 'Admins'],
  ],
  [
    'EDITOR',
    ['View Partner', 'Add Client Logo', 'Blog', 'Blog Comment', 'Page texts', 'Contact Us list', 'Your account'],
    ['RegistrationList', 'View Job Applied', 'Jobs Posted', 'Applied Jobs', 'Audit trail', 'System', 'Admins'],
  ],
] as const)('%s sees what the role covers and nothing else', (role, seen, hidden) => {
  expect(labels(role)).toEqual(expect.arrayContaining([...seen]))
  for (const label of hidden) {
    expect(labels('OWNER')).toContain(label)
    expect(labels(role)).not.toContain(label)
  }
})

test.each([
  ['/partners', null, '/partners'],
  ['/partners', 'comments', '/partners?tab=comments'],
  ['/adminregister', 'demos', '/adminregister'],
])('%s with the tab %s is the page of %s', (path, tab, href) => expect(currentHref(path, tab)).toBe(href))
