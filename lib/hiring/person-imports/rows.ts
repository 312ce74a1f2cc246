import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { type PersonField, personLabelOf } from '@/lib/hiring/person-imports/fields'
import { personImportMessages as messages } from '@/lib/hiring/person-imports/messages'
import type { PersonMapping } from '@/lib/hiring/person-imports/schema'
import { dayOf } from '@/lib/jobs/imports/feed-job'
import { plainName } from '@/lib/jobs/imports/fields'
import { importMessages } from '@/lib/jobs/imports/messages'
import { distinct, MAX_ENTRIES, MAX_SKILL } from '@/lib/people/profiles/lists'
import { isShowable, requiredEmail } from '@/lib/platform/schemas'

const lengths: Partial<Record<PersonField, number>> = {
  email: 254,
  name: 100,
  phone: 30,
  city: 100,
  region: 100,
  country: 100,
  job: 100,
  resume: 255,
}

/** What a file says of a person. Empty texts say nothing. */
type PersonValues = { userName: string; mobile: string; country: string; place: string; skills: string[] }
export type PersonRow = {
  email: string
  values: PersonValues
  job: string
  appliedOn: Date | null
  status: ApplicationStatus
  resume: string
  reasons: string[]
}

const emailSchema = requiredEmail(messages.email)

export function readPersonRow(cells: string[], { columns }: PersonMapping, today: Date): PersonRow {
  const reasons: string[] = cells.length > columns.length ? [importMessages.tooManyCells] : []
  const text = (field: PersonField) => {
    const index = columns.indexOf(field)
    return index < 0 ? '' : (cells[index] ?? '').replace(/\s+/g, ' ').trim()
  }
  const short = (field: PersonField, given = text(field)) => {
    const most = lengths[field] ?? Number.POSITIVE_INFINITY
    if (given.length > most || !isShowable(given)) reasons.push(messages.tooLong(personLabelOf(field), most))
    return given
  }
  const email = emailSchema.safeParse(text('email'))
  if (!email.success || text('email').length > 254) reasons.push(messages.email)
  const userName = short('name', text('name') || [text('firstName'), text('lastName')].filter(Boolean).join(' '))
  if (!userName) reasons.push(messages.noName)
  const [job, status, appliedOn] = [short('job'), text('status'), text('appliedOn')]
  const known = status ? statusNamed(status) : 'NEW'
  if (!known) reasons.push(messages.status(status))
  const date = appliedOn ? dateOf(appliedOn) : null
  if (appliedOn && (!date || date > today)) reasons.push(messages.appliedOn)
  if (!job && (status || appliedOn)) reasons.push(messages.jobNeeded)
  return {
    email: email.data ?? '',
    values: {
      userName,
      mobile: short('phone'),
      country: short('country'),
      place: [short('city'), short('region')].filter(Boolean).join(', '),
      skills: skillsOf(text('skills')),
    },
    job,
    appliedOn: date,
    status: known ?? 'NEW',
    resume: fileNameOf(short('resume')),
    reasons,
  }
}

/** Without folders and in lower case, because people type the names by hand. */
export const fileNameOf = (path: string) => (path.normalize('NFC').split(/[\\/]/).at(-1) ?? '').trim().toLowerCase()

const skillsOf = (text: string) =>
  distinct(text.split(/[,;|]/).map((skill) => skill.trim().slice(0, MAX_SKILL))).slice(0, MAX_ENTRIES.keySkills)

/** What other systems call them. */
const otherNames: Partial<Record<ApplicationStatus, readonly string[]>> = {
  NEW: ['active', 'applied', 'new applicant', 'received'],
  REVIEWED: [
    'application review',
    'in review',
    'phone screen',
    'recruiter screen',
    'schedule phone screen',
    'screening',
  ],
  SHORTLISTED: ['interview', 'interviewed', 'interviewing', 'offer', 'offer extended', 'on-site interview'],
  REJECTED: ['declined', 'disqualified', 'not qualified', 'not selected'],
  WITHDRAWN: ['withdrew'],
}

function statusNamed(text: string): ApplicationStatus | undefined {
  const all = Object.entries(applicationStatuses) as [ApplicationStatus, { name: string; label: string }][]
  return all.find(([status, { name, label }]) =>
    [name, label, ...(otherNames[status] ?? [])].some((known) => plainName(known) === plainName(text)),
  )?.[0]
}

function dateOf(text: string): Date | null {
  const isKnown = /^(?:\d{4}-\d\d-\d\d(?:[T ].*)?|\d{1,2}\/\d{1,2}\/\d{4})$/.test(text)
  const day = dayOf(text)
  const date = new Date(day)
  return isKnown && date.toJSON()?.slice(0, 10) === day ? date : null
}
