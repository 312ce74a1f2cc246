import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { ageLabel } from '@/lib/platform/dates'
import { site } from '@/lib/site/company'

export const landingKinds = ['role', 'in', 'type'] as const
export type LandingKind = (typeof landingKinds)[number]

export type Landing = {
  kind: LandingKind
  slug: string
  name: string
  total: number
  newest: Date
  of?: { role: string; place: string }
}

export type LandingNumbers = { total: number; stated: number; newest: Date }

export const landingPath = ({ kind, slug }: Pick<Landing, 'kind' | 'slug'>) => `${JOBS_PATH}/${kind}/${slug}`

export function landingTitle({ kind, name }: Pick<Landing, 'kind' | 'name'>): string {
  const [what = '', place] = kind === 'in' ? ['', name] : name.split(IN_PLACE)
  const where = place ? ` in ${place === 'USA' ? 'the USA' : place}` : ''
  return kind === 'in' ? `Jobs${where}` : `${what} jobs${where}`
}

export const IN_PLACE = ' in '

export function countedTitle(landing: Pick<Landing, 'kind' | 'name' | 'total'>): string {
  const title = landingTitle(landing).replace(/^Jobs /, 'jobs ')
  const counted = landing.total === 1 ? title.replace(/\bjobs\b/, 'job') : title
  return `${landing.total.toLocaleString('en-US')} ${counted}`
}

export const landingDescription = (landing: Landing): string =>
  `${landingTitle(landing)} at companies hiring through ${site.name}. See what each job involves and apply with your resume.`

export function placeSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function landingIntro(numbers: LandingNumbers, time: Date): string {
  const { total, stated, newest } = numbers
  const open = total === 1 ? '1 job is open' : `${total.toLocaleString('en-US')} jobs are open`
  const newestWords = `the newest was posted ${ageLabel(newest, time)} ago`
  if (stated === 0) return `${open}; ${newestWords}.`
  const share = stated === total ? 'with' : `${stated.toLocaleString('en-US')} of them with`
  return `${open}, ${share} the pay stated; ${newestWords}.`
}

/** Roles with a landing page. `title` is a PostgreSQL regular expression for job titles. */
export const roles = [
  { slug: 'java-developer', name: 'Java Developer', title: '\\mjava\\M' },
  { slug: 'python-developer', name: 'Python Developer', title: '\\mpython\\M' },
  { slug: 'dotnet-developer', name: '.NET Developer', title: '(\\.net\\M|\\mc#)' },
  { slug: 'frontend-developer', name: 'Frontend Developer', title: '\\m(front-?end|front end|react|angular|vue)\\M' },
  { slug: 'backend-developer', name: 'Backend Developer', title: '\\m(back-?end|back end|node\\.?js)\\M' },
  { slug: 'full-stack-developer', name: 'Full Stack Developer', title: '\\mfull[ -]?stack\\M' },
  { slug: 'mobile-developer', name: 'Mobile Developer', title: '\\m(mobile|android|ios|flutter|react native)\\M' },
  { slug: 'data-engineer', name: 'Data Engineer', title: '\\mdata engineer' },
  { slug: 'data-analyst', name: 'Data Analyst', title: '\\m(data analyst|power bi|tableau)' },
  { slug: 'data-scientist', name: 'Data Scientist', title: '\\m(data scien|machine learning|ai engineer)' },
  { slug: 'devops-engineer', name: 'DevOps Engineer', title: '\\m(devops|site reliability|sre)\\M' },
  { slug: 'cloud-engineer', name: 'Cloud Engineer', title: '\\m(cloud|aws|azure|gcp)\\M' },
  { slug: 'security-engineer', name: 'Security Engineer', title: '\\m(security|cyber ?security)\\M' },
  { slug: 'network-engineer', name: 'Network Engineer', title: '\\mnetwork\\M' },
  { slug: 'qa-engineer', name: 'QA Engineer', title: '\\m(qa|quality assurance|test automation|tester|sdet)\\M' },
  { slug: 'business-analyst', name: 'Business Analyst', title: '\\mbusiness analyst' },
  { slug: 'project-manager', name: 'Project Manager', title: '\\m(project|program) manager' },
  { slug: 'product-manager', name: 'Product Manager', title: '\\mproduct (manager|owner)' },
  { slug: 'salesforce-developer', name: 'Salesforce Developer', title: '\\msalesforce\\M' },
  { slug: 'sap-consultant', name: 'SAP Consultant', title: '\\msap\\M' },
  { slug: 'database-administrator', name: 'Database Administrator', title: '\\m(dba|database admin|oracle)' },
  { slug: 'support-engineer', name: 'Support Engineer', title: '\\m(support|help ?desk|service desk)\\M' },
] as const

/** Job types that have a landing page but aren't filter options. */
export const employmentLandings = [
  { slug: 'full-time', name: 'Full-time', value: 'FULL_TIME' },
  { slug: 'part-time', name: 'Part-time', value: 'PART_TIME' },
  { slug: 'contract', name: 'Contract', value: 'CONTRACT' },
] as const
