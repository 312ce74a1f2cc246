import type { Permission } from '@/lib/auth/roles'
import type { PageContent } from '@/lib/site/page-changes/channel'
import { ADDED_PAGES, addedPattern } from '@/lib/site/routes/added-paths'

/**
 * A page's frame: the public header and footer (`site`), the same with the seeker's menu (`account`), neither
 * (`plain`), the admin sidebar (`console`), or the sidebar with header and footer (`console-bar`).
 */
export type Frame = 'site' | 'account' | 'plain' | 'console' | 'console-bar'

/** The request header in which middleware.ts passes the frame to layouts. */
export const FRAME_HEADER = 'x-page-frame'

export type Route = {
  /** Spelled like the folders in app/, without route groups. */
  path: string
  audience: 'anyone' | 'seeker' | 'admin'
  /** Console pages: only admins with this permission can open the page and see its links. */
  permission?: Permission
  frame: Frame
  /** The page's link in the default menus (lib/site/menus), which follow the order of the table. */
  siteLink?: { menu: 'main' | 'services' | 'more'; label: string }
  seekerLink?: { label: string; icon: SeekerIcon }
  adminLinks?: AdminRouteLink[]
  sitemap?: true
  /** `noindex` adds a robots meta tag to the page. `disallow` also lists the page in robots.txt. */
  robots?: 'noindex' | 'disallow'
  /** Served by server/ without Next's runtime (docs/architecture-shell.md). */
  light?: true
  /** For light pages that are the same for everyone. The cached page is dropped when one of these changes. */
  cached?: readonly PageContent[]
  /** The parameters that tell cached pages apart (lib/site/routes/public-pages.ts). None by default. */
  cachedBy?: 'filters' | 'page-number' | 'comment-note'
  /** What the page can show in a frame: one other site, or its own files. */
  embeds?: string
  /** The light page that is shown if nothing exists at the URL. */
  notFound?: string
  /** The dynamic page that renders this one, if it has no folder of its own. */
  page?: typeof ADDED_PAGES
}

/** A link in the console's sidebar. A page can have several, one for each of its tabs. */
export type AdminRouteLink = {
  label: string
  icon: AdminIcon
  group?: AdminGroup
  query?: string
  /** Reloads the page, because at /contactus clients that don't request a page get the API response. */
  isPlain?: true
}
export type AdminGroup = 'Hiring' | 'Content' | 'People' | 'System'
export type SeekerIcon = 'overview' | 'jobs' | 'saved' | 'alerts' | 'profile' | 'settings' | 'password'
export type AdminIcon =
  | 'dashboard'
  | 'people'
  | 'person'
  | 'partner'
  | 'job'
  | 'posting'
  | 'application'
  | 'report'
  | 'logo'
  | 'blog'
  | 'message'
  | 'mail'
  | 'template'
  | 'text'
  | 'page'
  | 'menu'
  | 'audit'
  | 'retention'
  | 'sample'
  | 'comment'
  | 'admins'
  | 'system'
  | 'settings'
  | 'account'

const site = { audience: 'anyone', frame: 'site', light: true } as const
// Every page with the header shows the menus, which change with `pages`.
const words = { ...site, cached: ['pages'], sitemap: true } as const
const edited = { ...words, cached: ['texts', 'pages'] } as const
const content = { ...edited, page: ADDED_PAGES } as const
const signIn = { audience: 'anyone', frame: 'plain', light: true } as const
const mailedLink = { ...site, robots: 'noindex' } as const
const job = {
  ...site,
  cached: ['jobs', 'pages'],
  notFound: '/applied-jobs/not-found',
} as const satisfies Partial<Route>
const account = { audience: 'seeker', frame: 'account', robots: 'disallow' } as const
/**
 * Client-side navigation keeps the first page's policy, so all console pages need what one of them needs: a resume in a
 * frame.
 */
const admin = { audience: 'admin', frame: 'console', robots: 'disallow', embeds: "'self'" } as const
const owner = { ...admin, permission: 'owner' } as const
const editor = { ...admin, permission: 'editor' } as const
const recruiter = { ...admin, permission: 'recruiter' } as const
const bar = { frame: 'console-bar' } as const

const main = (label: string) => ({ menu: 'main', label }) as const
const service = (label: string) => ({ menu: 'services', label }) as const
const more = (label: string) => ({ menu: 'more', label }) as const

/** The page that the link in an email with a sign-in code opens. */
export const LOGIN_LINK_PATH = '/login/link'
/** The page that the link in an email about a new sign-in opens. */
export const UNDO_SIGN_IN_PATH = '/login/undo'

/**
 * The first matching row counts. The default menus follow the order of the rows. The build fails for a page without a
 * row.
 */
export const routes: Route[] = [
  { ...edited, path: '/', cached: ['jobs', 'texts', 'pages'], siteLink: main('Home') },
  { ...content, path: '/about-us', siteLink: main('About Us') },
  { ...content, path: '/application-services', siteLink: service('Application Services') },
  { ...content, path: '/business-services', siteLink: service('Business Services') },
  { ...content, path: '/technology-trainings', siteLink: service('Technology Trainings') },
  { ...content, path: '/global-staffing', siteLink: service('Global Staffing') },
  { ...content, path: '/staff-augmentation', siteLink: service('Staff Augmentation') },
  { ...content, path: '/products', siteLink: more('Products') },
  {
    ...site,
    path: '/applied-jobs',
    cached: ['jobs', 'pages'],
    cachedBy: 'filters',
    sitemap: true,
    siteLink: more('Jobs'),
  },
  { ...edited, path: '/hirefromus', siteLink: more('Hire from Us') },
  { ...site, path: '/blogsection', cached: ['blogs', 'texts', 'pages'], sitemap: true, siteLink: more('Blog') },
  { ...edited, path: '/registration', siteLink: more('Registration') },
  { ...content, path: '/consulting' },
  { ...content, path: '/case-studies' },
  { ...edited, path: '/case-studies/[slug]' },
  { ...content, path: '/our-focus' },
  { ...content, path: '/our-niche' },
  { ...content, path: '/our-track-record' },
  { ...content, path: '/our-clients' },
  { ...content, path: '/providing-world-class-technolog' },
  { ...content, path: '/customer-centric-execution-model' },
  { ...content, path: '/consulting-led-it-solutions' },
  { ...content, path: '/focus-on-innovation' },
  { ...content, path: '/best-in-class-software-engineering' },
  { ...content, path: '/customer-first-culture' },
  { ...edited, path: '/contact-us', embeds: 'https://www.openstreetmap.org' },
  { ...words, path: '/privacy' },
  { ...words, path: '/api-docs' },
  { ...words, path: '/api-docs/[group]' },
  {
    ...site,
    path: '/blogsection/[slug]',
    cached: ['blogs', 'texts', 'pages'],
    cachedBy: 'comment-note',
    sitemap: true,
  },
  { ...site, path: '/applied-jobs/not-found', cached: ['jobs', 'pages'], robots: 'noindex' },
  { ...job, path: '/applied-jobs/apply/[jobTitle]', sitemap: true },
  { ...job, path: '/applied-jobs/[kind]/[value]', cachedBy: 'page-number', sitemap: true },
  { ...site, path: '/something-went-wrong', cached: ['pages'], robots: 'noindex' },
  { ...mailedLink, path: '/hirefromus/confirm' },
  { ...mailedLink, path: '/hirefromus/manage' },
  { ...mailedLink, path: '/job-alerts/confirm' },
  { ...mailedLink, path: '/job-alerts/manage' },
  { ...mailedLink, path: '/news/unsubscribe' },
  { ...mailedLink, path: '/interview' },

  { ...signIn, path: '/login', sitemap: true },
  { ...signIn, path: LOGIN_LINK_PATH, robots: 'disallow' },
  { ...signIn, path: '/login/continue', robots: 'disallow' },
  { ...signIn, path: UNDO_SIGN_IN_PATH, robots: 'disallow' },
  { ...signIn, path: '/register', sitemap: true },
  { ...signIn, path: '/otpverification', robots: 'disallow' },
  { ...signIn, path: '/forgotpassword', cached: [], robots: 'noindex' },
  { ...signIn, path: '/resetpassword', robots: 'disallow' },
  { ...signIn, path: '/goodbye', cached: [], robots: 'noindex' },
  { ...signIn, path: '/admin', light: undefined, robots: 'disallow' },
  { ...signIn, path: '/admin/continue', light: undefined, robots: 'noindex' },
  { ...signIn, path: '/admin/accept', light: undefined, robots: 'noindex' },
  { ...signIn, path: '/admin/setup', light: undefined, robots: 'noindex' },

  { ...account, path: '/userdashboard', seekerLink: { label: 'Dashboard', icon: 'overview' } },
  { ...account, path: '/jobs-applied', seekerLink: { label: 'Applied Jobs', icon: 'jobs' } },
  { ...account, path: '/saved-jobs', seekerLink: { label: 'Saved Jobs', icon: 'saved' } },
  { ...account, path: '/job-alerts', seekerLink: { label: 'Job Alerts', icon: 'alerts' } },
  { ...account, path: '/profile', seekerLink: { label: 'Profile', icon: 'profile' } },
  { ...account, path: '/account-setting', seekerLink: { label: 'Account Setting', icon: 'settings' } },
  { ...account, path: '/general-application' },
  { ...account, path: '/changepassword', seekerLink: { label: 'Change Password', icon: 'password' } },

  { ...admin, path: '/dashboard', adminLinks: [{ label: 'Dashboard', icon: 'dashboard' }] },
  {
    ...recruiter,
    path: '/adminregister',
    adminLinks: [{ label: 'RegistrationList', icon: 'people', group: 'People' }],
  },
  { ...editor, path: '/partnerlist', adminLinks: [{ label: 'View Partner', icon: 'partner', group: 'Content' }] },
  { ...recruiter, path: '/jobs', adminLinks: [{ label: 'View Job Applied', icon: 'job', group: 'Hiring' }] },
  {
    ...recruiter,
    ...bar,
    path: '/adminpostjobs',
    adminLinks: [{ label: 'Jobs Posted', icon: 'posting', group: 'Hiring' }],
  },
  { ...recruiter, path: '/adminpostjobs/imports', robots: 'noindex' },
  { ...recruiter, path: '/adminpostjobs/imports/sources', robots: 'noindex' },
  { ...recruiter, path: '/adminpostjobs/imports/sources/[id]', robots: 'noindex' },
  { ...recruiter, path: '/adminpostjobs/imports/[id]', robots: 'noindex' },
  { ...recruiter, ...bar, path: '/adminpostjobs/[id]', robots: 'noindex' },
  { ...recruiter, ...bar, path: '/adminpostjobs/[id]/people', robots: 'noindex' },
  { ...recruiter, ...bar, path: '/adminpostjobs/[id]/stages', robots: 'noindex' },
  {
    ...recruiter,
    ...bar,
    path: '/adminappliedjobs',
    adminLinks: [{ label: 'Applied Jobs', icon: 'application', group: 'Hiring' }],
  },
  { ...recruiter, path: '/reports', adminLinks: [{ label: 'Reports', icon: 'report', group: 'Hiring' }] },
  { ...recruiter, ...bar, path: '/adminappliedjobs/board', robots: 'noindex' },
  { ...recruiter, ...bar, path: '/adminappliedjobs/compare', robots: 'noindex' },
  { ...recruiter, ...bar, path: '/adminappliedjobs/talent', robots: 'noindex' },
  { ...recruiter, ...bar, path: '/adminappliedjobs/[id]', robots: 'noindex' },
  {
    ...editor,
    ...bar,
    path: '/partners',
    adminLinks: [
      { label: 'Add Client Logo', icon: 'logo', group: 'Content' },
      { label: 'Blog Comment', icon: 'comment', group: 'Content', query: '?tab=comments' },
    ],
  },
  { ...editor, path: '/blogs', adminLinks: [{ label: 'Blog', icon: 'blog', group: 'Content' }] },
  { ...editor, path: '/blogs/new', robots: 'noindex' },
  { ...editor, path: '/blogs/[id]', robots: 'noindex' },
  { ...editor, path: '/blogs/[id]/edit', robots: 'noindex' },
  { ...editor, path: '/site-texts', adminLinks: [{ label: 'Page content', icon: 'text', group: 'Content' }] },
  { ...editor, path: '/site-texts/[page]', robots: 'noindex' },
  { ...editor, path: '/site-texts/[page]/preview', frame: 'site', robots: 'noindex' },
  { ...editor, path: '/site-texts/[page]/edit', frame: 'site', robots: 'noindex' },
  { ...editor, path: '/site-pages', adminLinks: [{ label: 'Pages', icon: 'page', group: 'Content' }] },
  { ...editor, path: '/site-pages/new', robots: 'noindex' },
  { ...editor, path: '/site-pages/[id]', robots: 'noindex' },
  { ...editor, path: '/site-pages/[id]/preview', frame: 'site', robots: 'noindex' },
  { ...editor, path: '/site-pages/[id]/edit', frame: 'site', robots: 'noindex' },
  { ...editor, path: '/menus', adminLinks: [{ label: 'Menus', icon: 'menu', group: 'Content' }] },
  { ...editor, path: '/news-mails', adminLinks: [{ label: 'Newsletters', icon: 'mail', group: 'Content' }] },
  { ...editor, path: '/news-mails/new', robots: 'noindex' },
  { ...editor, path: '/news-mails/[id]', robots: 'noindex' },
  {
    ...admin,
    path: '/contactus',
    adminLinks: [{ label: 'Contact Us list', icon: 'message', group: 'People', isPlain: true }],
  },
  { ...recruiter, path: '/people', adminLinks: [{ label: 'People', icon: 'person', group: 'People' }] },
  { ...recruiter, path: '/people/imports', robots: 'noindex' },
  { ...recruiter, path: '/people/templates', robots: 'noindex' },
  { ...recruiter, path: '/people/write', robots: 'noindex' },
  { ...recruiter, path: '/people/[id]', robots: 'noindex' },
  {
    ...recruiter,
    path: '/mail-templates',
    adminLinks: [{ label: 'Email templates', icon: 'template', group: 'System' }],
  },
  { ...recruiter, path: '/mail-templates/[key]', robots: 'noindex' },
  { ...owner, path: '/outbox', adminLinks: [{ label: 'Email log', icon: 'mail', group: 'System' }] },
  { ...owner, path: '/outbox/[id]', robots: 'noindex' },
  { ...owner, path: '/audit', adminLinks: [{ label: 'Audit log', icon: 'audit', group: 'System' }] },
  { ...owner, path: '/retention', adminLinks: [{ label: 'Retention', icon: 'retention', group: 'System' }] },
  { ...owner, path: '/sample-data', adminLinks: [{ label: 'Sample data', icon: 'sample', group: 'System' }] },
  { ...owner, path: '/settings', adminLinks: [{ label: 'Settings', icon: 'settings', group: 'System' }] },
  { ...owner, path: '/settings/look' },
  { ...owner, path: '/settings/terms' },
  { ...owner, path: '/settings/search' },
  { ...owner, path: '/settings/email' },
  { ...owner, path: '/settings/site-file' },
  { ...owner, path: '/settings/sign-in' },
  { ...owner, path: '/settings/api-keys' },
  { ...owner, path: '/settings/webhooks' },
  { ...owner, path: '/settings/webhooks/[id]', robots: 'noindex' },
  { ...owner, path: '/setup', frame: 'plain', robots: 'noindex' },
  { ...owner, path: '/setup/[step]', frame: 'plain', robots: 'noindex' },
  { ...owner, path: '/system', adminLinks: [{ label: 'System', icon: 'system', group: 'System' }] },
  {
    ...owner,
    path: '/equal-opportunity',
    adminLinks: [{ label: 'Equal opportunity', icon: 'people', group: 'System' }],
  },
  { ...owner, path: '/admins', adminLinks: [{ label: 'Admins', icon: 'admins', group: 'System' }] },
  { ...admin, path: '/adminaccount', adminLinks: [{ label: 'Your account', icon: 'account', group: 'System' }] },

  { ...site, path: ADDED_PAGES, cached: ['pages', 'jobs'], sitemap: true },
]

export const signInPaths = { seeker: '/login', admin: '/admin' } as const

const patterns = routes.map((route) => ({
  route,
  pattern:
    route.path === ADDED_PAGES ? addedPattern(routes) : new RegExp(`^${route.path.replaceAll(/\[\w+\]/g, '[\\w-]+')}$`),
}))

export function findRoute(path: string): Route | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.route ?? null
}

/** For a path without a row: the public 404 page. */
export const unknownPage: Route = { ...site, path: '/_not-found' }

export const hasHeader = (frame: Frame) => frame !== 'plain' && frame !== 'console'
