import { contentPages } from '@/lib/content/pages'

export type PublicPage = {
  path: string
  /** Search engines and whoever shows a link to it are told what it is; JSON-LD describes all but the sign-in forms. */
  names?: 'fully' | 'without JSON-LD'
}

const named = (...paths: string[]): PublicPage[] => paths.map((path) => ({ path, names: 'fully' }))
const plain = (...paths: string[]): PublicPage[] => paths.map((path) => ({ path }))

/** Every page that anyone can open, of jobs, posts and landing pages one each, in groups that take about equally long. */
export const pageGroups: Record<string, PublicPage[]> = {
  'services and company': named('/', ...contentPages.map(({ path }) => path)),
  'jobs, blogs and forms': [
    ...named(
      '/applied-jobs',
      '/applied-jobs/type/remote',
      '/applied-jobs/in/india',
      '/applied-jobs/role/java-developer',
    ),
    ...named('/applied-jobs/apply/scrum-master', '/blogsection', '/blogsection/1', '/api-docs', '/api-docs/postings'),
    ...named('/registration', '/contact-us', '/hirefromus', '/privacy'),
    ...plain('/applied-jobs?q=nothing-has-this-title', '/applied-jobs?type=Remote&salary=50000'),
  ],
  'accounts and mailed links': [
    { path: '/login', names: 'without JSON-LD' },
    { path: '/register', names: 'without JSON-LD' },
    ...plain('/otpverification', '/forgotpassword', '/resetpassword?token=x', '/goodbye', '/something-went-wrong'),
    ...plain('/hirefromus/confirm?token=x', '/job-alerts/confirm?token=x', '/job-alerts/manage?token=x'),
    ...plain('/admin', '/admin/accept?token=x'),
  ],
}

export const publicPages = Object.values(pageGroups).flat()

/** Every list and form of the back office. */
export const backOfficeGroups: Record<string, string[]> = {
  'jobs and people': [
    '/dashboard',
    '/adminpostjobs',
    '/adminappliedjobs',
    '/jobs',
    '/adminregister',
    '/partnerlist',
    '/partners',
    '/contactus',
  ],
  'words and settings': [
    '/blogs',
    '/blogs/new',
    '/partners?tab=comments',
    '/outbox',
    '/mail-wording',
    '/mail-wording/application-hired',
    '/audit',
    '/admins',
    '/adminaccount',
    '/retention',
  ],
}

export const seekerPages = [
  '/userdashboard',
  '/jobs-applied',
  '/saved-jobs',
  '/job-alerts',
  '/profile',
  '/account-setting',
  '/changepassword',
]
