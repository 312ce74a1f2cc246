import { cellOf, dayOf, employmentTypeOf, experienceOf, idOf, type Job, textIn } from '@/lib/jobs/imports/feed-job'
import { type ImportField, labelOf } from '@/lib/jobs/imports/fields'
import { textOfHtml } from '@/lib/jobs/imports/html-text'

const IGNORED = ''
const wanted = new Set([
  'title',
  'guid',
  'content:encoded',
  'wp:post_id',
  'wp:post_type',
  'wp:status',
  'category:job_listing_type',
  'category:job_listing_region',
  'meta:_company_name',
  'meta:_company_website',
  'meta:_job_location',
  'meta:_remote_position',
  'meta:geolocation_city',
  'meta:geolocation_state_short',
  'meta:geolocation_country_short',
  'meta:_application',
  'meta:_job_expires',
  'meta:_application_deadline',
  'meta:_filled',
  'meta:_job_salary',
  'meta:_job_salary_currency',
  'meta:_job_salary_unit',
  'meta:_salary_min',
  'meta:_salary_max',
  'meta:_rate_min',
  'meta:_rate_max',
  'meta:_job_experience',
  'meta:_job_qualification',
])

/** The name and value of an element. Everything about a job that WordPress has no element for is a postmeta. */
export function fieldOfElement(name: string, text: string): readonly [string, string] {
  const meta =
    name === 'wp:postmeta' &&
    /^\s*<wp:meta_key>([^<]*)<\/wp:meta_key>\s*<wp:meta_value>([\s\S]*)<\/wp:meta_value>\s*$/.exec(text)
  const [key, value] = meta ? [`meta:${meta[1]?.trim()}`, meta[2] ?? ''] : [name, text]
  return wanted.has(key) ? [key, value] : [IGNORED, '']
}

export const isListing = (job: Job) => textIn(job, 'wp:post_type') === 'job_listing'

/** What WP Job Manager and its add-ons call a field, and how it's written here. */
const fields = {
  externalId: (job) => idOf(textIn(job, 'wp:post_id') || textIn(job, 'guid')),
  sourceStatus: (job) => (isYes(job, '_filled') ? 'filled' : textIn(job, 'wp:status')),
  jobTitle: (job) => lineOf(textIn(job, 'title')),
  company: (job) => lineOf(metaIn(job, '_company_name')),
  companyUrl: (job) => metaIn(job, '_company_website'),
  email: (job) => emailOf(metaIn(job, '_application')),
  location: (job) => locationOf(job),
  city: (job) => metaIn(job, 'geolocation_city'),
  region: (job) => metaIn(job, 'geolocation_state_short'),
  country: (job) => metaIn(job, 'geolocation_country_short'),
  jobType: (job) => (isRemote(job) ? 'Remote' : 'Onsite'),
  employmentType: (job) => employmentTypeOf(textIn(job, 'category:job_listing_type')),
  experience: (job) => experienceOf(metaIn(job, '_job_experience')),
  salary: (job) => salaryOf(job),
  description: (job) => textOfHtml(htmlOf(job.get('content:encoded') ?? '')),
  qualification: (job) => textOfHtml(job.get('meta:_job_qualification') ?? ''),
  closesOn: (job) => closingDayOf(job),
} satisfies Partial<Record<ImportField, (job: Job) => string>>

export const wordpressColumns = Object.keys(fields) as (keyof typeof fields)[]
export const wordpressHeader = wordpressColumns.map(labelOf)
export const wordpressCells = (job: Job) => wordpressColumns.map((name) => cellOf(fields[name](job)))

const metaIn = (job: Job, name: string) => textIn(job, `meta:${name}`)
const isYes = (job: Job, name: string) => /^(1|yes|true|on)$/i.test(metaIn(job, name))

/** WordPress stores titles with entities. */
const lineOf = (html: string) => textOfHtml(html).replace(/\s+/g, ' ')

const writtenLocation = (job: Job) => metaIn(job, '_job_location') || textIn(job, 'category:job_listing_region')

/** For WP Job Manager, a job without a location can be done anywhere. */
const isRemote = (job: Job) =>
  isYes(job, '_remote_position') || /^(|remote|anywhere|work from home)$/i.test(writtenLocation(job))

const locationOf = (job: Job) => lineOf(writtenLocation(job)) || 'Remote'

/** How to apply: an email address or a URL. */
const emailOf = (application: string) => application.replace(/^mailto:/i, '').match(/^[^\s@:/]+@[^\s@/]+$/)?.[0] ?? ''

function salaryOf(job: Job): string {
  const [currency, unit] = [metaIn(job, '_job_salary_currency'), metaIn(job, '_job_salary_unit').toLowerCase()]
  const written = metaIn(job, '_job_salary')
  if (written) return `${/\p{Sc}/u.test(written) ? '' : currency} ${written} ${unit && `per ${unit}`}`.trim()
  const rangeOf = (name: string) =>
    [metaIn(job, `_${name}_min`), metaIn(job, `_${name}_max`)].filter(Boolean).join(' - ')
  const [year, hour] = [rangeOf('salary'), rangeOf('rate')]
  if (year) return `${currency} ${year} per year`.trim()
  return hour && `${currency} ${hour} per hour`.trim()
}

/** The earlier one of when the job closes and until when people can apply. */
function closingDayOf(job: Job): string {
  const days = [metaIn(job, '_job_expires'), metaIn(job, '_application_deadline')].filter(Boolean).map(dayOf)
  return days.sort()[0] ?? ''
}

/** Without brackets inside, which would make it quadratic. */
const shortcodes =
  /\[\/?(?:caption|gallery|embed|audio|video|playlist|job\w*|apply\w*|vc_\w+|et_pb_\w+|fusion_\w+)(?:\s[^\][]*)?\]/gi

/** The classic editor stores paragraphs as lines, and WordPress adds the tags when it shows them. */
function htmlOf(content: string): string {
  const html = content.replace(shortcodes, '')
  return /<p[\s>]/i.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>')
}
