import { adminPaths, seekerPaths } from '@/lib/chrome/paths'
import { contentPages } from '@/lib/content/pages'
import type { PageContent } from '@/lib/page-changes'
import { jobsHref, readSearch } from '@/lib/postings/search'
import { JOBS_PATH } from '@/lib/postings/search-form'

export type Parameters = Record<string, string | string[]>

/** A page for the public, which is delivered without Next's runtime (docs/architecture-shell.md). */
export type PublicPage = {
  /** As the folders of app/ spell it. */
  path: string
  /** Present where the page is the same for everyone and may be cached until one of these changes. */
  shows?: PageContent[]
  /** The canonical URL of what is asked for, where parameters matter; null for what is for this visitor alone. */
  url?: (path: string, parameters: Parameters) => string | null
  /** The only other site that it may show in a frame. */
  frames?: string
  /** The page to show where there is nothing at the address. */
  notFound?: string
}

const NO_JOB = `${JOBS_PATH}/not-found`
const jobPage = { shows: ['jobs' as const], notFound: NO_JOB }

export const publicPages: PublicPage[] = [
  ...['/', '/api-docs', '/api-docs/[group]', '/privacy', '/registration', '/hirefromus'].map(wordsAt),
  { ...wordsAt('/contact-us'), frames: 'https://www.openstreetmap.org' },
  ...contentPages.map(({ path }) => wordsAt(path)),
  ...['/forgotpassword', '/goodbye', '/something-went-wrong'].map(wordsAt),
  { path: '/blogsection', shows: ['blogs'] },
  // `comment` says how a reader's own comment fared.
  { path: '/blogsection/[slug]', shows: ['blogs'], url: (path, { comment }) => (comment === undefined ? path : null) },
  { path: JOBS_PATH, shows: ['jobs'], url: (_path, parameters) => jobsHref(readSearch(parameters)) },
  { path: NO_JOB, shows: ['jobs'] },
  { path: `${JOBS_PATH}/apply/[jobTitle]`, ...jobPage },
  { path: `${JOBS_PATH}/[kind]/[value]`, ...jobPage, url: pageOfList },
  ...['/login', '/register', '/otpverification', '/resetpassword', '/hirefromus/confirm'].map((path) => ({ path })),
  ...['/hirefromus/manage', '/job-alerts/confirm', '/job-alerts/manage'].map((path) => ({ path })),
]

/** Paths of which nothing is a page for the public: calls, files, and the areas that are React's. */
const otherPaths = [
  ...['/_next', '/api', '/apply-job', '/blog', '/demoregister', '/embed', '/hire-from-us', '/jobpost', '/uploads'],
  ...[...seekerPaths, ...adminPaths, '/admin'],
]

const patterns = publicPages.map((page) => ({ page, pattern: patternOf(page.path) }))

/** The row of a path, 'other' for what is no page for the public, and null for an address that nobody knows. */
export function findPublicPage(path: string): PublicPage | 'other' | null {
  const found = patterns.find(({ pattern }) => pattern.test(path))
  if (found) return found.page
  return otherPaths.some((other) => path === other || path.startsWith(`${other}/`)) ? 'other' : null
}

/** A page whose words change with a build alone. */
function wordsAt(path: string): PublicPage {
  return { path, shows: [] }
}

function pageOfList(path: string, { page }: Parameters): string {
  const asked = Number([page].flat()[0])
  return Number.isInteger(asked) && asked > 1 && asked <= 100_000 ? `${path}?page=${asked}` : path
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[\\w-]+')}$`)
}
