import { adminLinksOf, currentHref } from '@/lib/site/routes/navigation'

const labels = (role: 'OWNER' | 'EDITOR' | 'RECRUITER') => adminLinksOf(role).map(({ label }) => label)

test('shows owners the documented links and our own', () => {
  expect(labels('OWNER')).toEqual([
    'Dashboard',
    'RegistrationList',
    'View Partner',
    'View Job Applied',
    'Jobs Posted',
    'Applied Jobs',
    'Reports',
    'Add Client Logo',
    'Blog Comment',
    'Blog',
    'Page content',
    'Pages',
    'Menus',
    'Newsletters',
    'Contact Us list',
    'People',
    'Email templates',
    'Email log',
    'Audit log',
    'Retention',
    'Sample data',
    'Settings',
    'System',
    'Equal opportunity',
    'Admins',
    'Your account',
  ])
})

test('shows other roles what they can open', () => {
  expect(labels('RECRUITER')).toEqual([
    'Dashboard',
    'RegistrationList',
    'View Job Applied',
    'Jobs Posted',
    'Applied Jobs',
    'Reports',
    'Contact Us list',
    'People',
    'Email templates',
    'Your account',
  ])
  expect(labels('EDITOR')).toEqual([
    'Dashboard',
    'View Partner',
    'Add Client Logo',
    'Blog Comment',
    'Blog',
    'Page content',
    'Pages',
    'Menus',
    'Newsletters',
    'Contact Us list',
    'Your account',
  ])
})

test.each([
  ['/partners', null, '/partners'],
  ['/partners', 'comments', '/partners?tab=comments'],
  ['/adminregister', 'demos', '/adminregister'],
])('highlights for %s with the tab %s the link to %s', (path, tab, href) => expect(currentHref(path, tab)).toBe(href))
