import { cases, storedCasePath } from '@/lib/content/pages/cases'
import { type Route, routes } from '@/lib/site/routes/routes'

type PublicPage = {
  path: string
  /** Metadata for search engines and link previews. All pages but the sign-in forms have JSON-LD. */
  names?: 'fully' | 'without JSON-LD'
}

/** Examples for pages that need more than their path: a job, a post and a landing page. */
const samples: Record<string, string[]> = {
  '/applied-jobs': [
    '/applied-jobs',
    '/applied-jobs?q=nothing-has-this-title',
    '/applied-jobs?type=Remote&salary=50000',
  ],
  '/applied-jobs/apply/[jobTitle]': ['/applied-jobs/apply/scrum-master'],
  '/applied-jobs/[kind]/[value]': [
    '/applied-jobs/type/remote',
    '/applied-jobs/in/india',
    '/applied-jobs/role/java-developer',
  ],
  '/blogsection/[slug]': ['/blogsection/1'],
  '/case-studies/[slug]': cases.map(storedCasePath),
  '/api-docs/[group]': ['/api-docs/postings'],
  '/hirefromus/confirm': ['/hirefromus/confirm?token=x'],
  '/job-alerts/confirm': ['/job-alerts/confirm?token=x'],
  '/job-alerts/manage': ['/job-alerts/manage?token=x'],
  '/news/unsubscribe': ['/news/unsubscribe?token=x'],
  '/resetpassword': ['/resetpassword?token=x'],
  '/login/link': ['/login/link?token=x'],
  '/login/undo': ['/login/undo?token=x'],
  '/admin/accept': ['/admin/accept?token=x'],
  '/partners': ['/partners', '/partners?tab=comments'],
  '/site-texts/[page]': ['/site-texts/application-services'],
  '/site-texts/[page]/preview': ['/site-texts/home/preview'],
  '/site-texts/[page]/edit': ['/site-texts/home/edit'],
  '/mail-templates/[key]': ['/mail-templates/application-hired'],
}
/** Pages of one record, job or sign-in, which the sweep opens with its own. */
const skipped = ['/applied-jobs/not-found', '/hirefromus/manage', '/login/continue', '/admin/continue']

const pathsOf = ({ path }: Route) => samples[path] ?? (path.includes('[') || skipped.includes(path) ? [] : [path])

const isOpen = ({ audience }: Route) => audience === 'anyone'
const isOfWords = ({ path, page }: Route) => path === '/' || Boolean(page)

const pagesOf = (group: Route[]): PublicPage[] =>
  group.flatMap((route) =>
    pathsOf(route).map((path) => ({
      path,
      // A filtered list's canonical URL is the unfiltered list.
      names: !route.sitemap || path.includes('?') ? undefined : route.frame === 'plain' ? 'without JSON-LD' : 'fully',
    })),
  )

const pagesOfWords = pagesOf(routes.filter(isOfWords))
const pagesOfJobs = pagesOf(
  routes.filter((route) => isOpen(route) && !isOfWords(route) && route.sitemap && route.frame === 'site'),
)
const halves = <T>(all: T[]) => [all.slice(0, Math.ceil(all.length / 2)), all.slice(Math.ceil(all.length / 2))] as const
const [services, company] = halves(pagesOfWords)
const [jobs, blogsAndForms] = halves(pagesOfJobs)

/** Every public page, in groups that take about equally long. */
export const pageGroups: Record<string, PublicPage[]> = {
  services,
  company,
  jobs,
  'blogs and forms': blogsAndForms,
  'accounts and emailed links': pagesOf(
    routes.filter((route) => isOpen(route) && !(route.sitemap && route.frame === 'site')),
  ),
}

export const publicPages = Object.values(pageGroups).flat()

const backOfficePages = routes.filter(({ audience }) => audience === 'admin').flatMap(pathsOf)
const [firstHalf, secondHalf] = halves(backOfficePages)

/** Every list and form of the console. */
export const backOfficeGroups: Record<string, string[]> = {
  'jobs and partners': firstHalf,
  'messages and settings': secondHalf,
}

export const seekerPages = routes.filter(({ audience }) => audience === 'seeker').map(({ path }) => path)
