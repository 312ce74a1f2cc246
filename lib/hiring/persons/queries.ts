import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { eventSelect, listColleagues, mayDelete, noteSelect } from '@/lib/hiring/applications/review-queries'
import { interviewEventSelect } from '@/lib/hiring/interviews/queries'
import { isCancelable } from '@/lib/hiring/person-mails/format'
import { homeValue, type Likeness, topSkills } from '@/lib/hiring/persons/likeness'
import { findSearchableResume, listSamplePersons } from '@/lib/hiring/persons/list-queries'
import { linesOf } from '@/lib/hiring/resumes/fields/lines'
import { skillsIn } from '@/lib/hiring/resumes/fields/skills'
import { stagesSelect } from '@/lib/hiring/stages/queries'
import { profileListSelect } from '@/lib/people/profiles/lists'
import { profileSections } from '@/lib/people/profiles/sections'

/** Of each kind. No one reads more on one page, and a stranger can send any number of messages. */
const MAX_ROWS = 100

const newest = { orderBy: { id: 'desc' }, take: MAX_ROWS } as const
const mail = { select: { id: true, state: true } } as const
const resume = {
  select: { id: true, name: true, originalName: true, createdAt: true, resumeText: { select: { state: true } } },
} satisfies Prisma.StoredFileDefaultArgs

const texts = Object.fromEntries(profileSections.flatMap(({ inputs }) => inputs.map(({ name }) => [name, true])))

const applicationSelect = {
  id: true,
  state: true,
  stageId: true,
  studentName: true,
  createdAt: true,
  resume,
  posting: { select: { jobTitle: true, company: true, stages: stagesSelect } },
  events: { ...newest, select: eventSelect },
  notes: { ...newest, select: noteSelect },
  interviews: {
    ...newest,
    select: {
      title: true,
      minutes: true,
      timeZone: true,
      state: true,
      startsAt: true,
      events: { ...newest, select: interviewEventSelect },
    },
  },
} satisfies Prisma.ApplicationSelect

/** A person without their rows. */
export const personSelect = {
  id: true,
  name: true,
  ownerId: true,
  followUpAt: true,
  tags: true,
  createdAt: true,
  version: true,
  emails: { orderBy: { address: 'asc' }, select: { address: true, refusedAt: true, refusal: true } },
} satisfies Prisma.PersonSelect

/** Throws `not-found`. */
export async function findPerson(tx: Database, id: number) {
  const person = await tx.person.findUnique({ where: { id }, select: personSelect })
  if (!person) throw new ApiError('not-found')
  return person
}

const select = {
  ...personSelect,
  owner: { select: { id: true, name: true, email: true } },
  seekers: {
    orderBy: { id: 'asc' },
    select: {
      id: true,
      mobile: true,
      phoneE164: true,
      country: true,
      createdAt: true,
      lastSeenAt: true,
      profile: { select: { ...profileListSelect, ...(texts as Record<TextName, true>), updatedAt: true, resume } },
      generalApplication: { select: { wish: true, createdAt: true, resume } },
      consents: { ...newest, select: { id: true, kind: true, createdAt: true, withdrawnAt: true } },
      applications: { ...newest, select: applicationSelect },
    },
  },
  demos: { ...newest, select: { id: true, type: true, number: true, phoneE164: true, createdAt: true } },
  notes: { ...newest, select: { id: true, adminId: true, authorName: true, text: true, createdAt: true } },
  mails: {
    ...newest,
    select: {
      id: true,
      email: true,
      sendId: true,
      authorName: true,
      subject: true,
      text: true,
      scheduledFor: true,
      canceledAt: true,
      createdAt: true,
      mails: { orderBy: { id: 'desc' }, take: 1, select: { id: true, state: true, attempts: true, lastError: true } },
    },
  },
  messages: {
    ...newest,
    select: {
      id: true,
      subject: true,
      message: true,
      mobile: true,
      phoneE164: true,
      createdAt: true,
      replies: { ...newest, select: { id: true, authorName: true, subject: true, text: true, createdAt: true, mail } },
    },
  },
} satisfies Prisma.PersonSelect

type TextName = (typeof profileSections)[number]['inputs'][number]['name']

/** A person with everything that recruiters may see of them. Throws `not-found`. */
export async function getPerson(recruiter: Admin, id: number) {
  const person = await db().person.findUnique({ where: { id }, select })
  if (!person) throw new ApiError('not-found')
  const notes = person.notes.map((note) => ({ ...note, canDelete: mayDelete(recruiter, note) }))
  const others = await countOthers(person)
  const mails = person.mails.map((mail) => ({ ...mail, others: others.get(mail.sendId) ?? 0 }))
  return { ...person, notes, mails, isSample: (await listSamplePersons([id])).size > 0 }
}

type WithMails = Pick<Prisma.PersonGetPayload<{ select: typeof select }>, 'id' | 'mails'>

/** Counts the other people who would get each email that can be canceled, by `sendId`. */
async function countOthers({ id, mails }: WithMails): Promise<Map<string, number>> {
  const waiting = mails.filter(({ mails: [mail] }) => isCancelable(mail ?? null)).map(({ sendId }) => sendId)
  if (waiting.length === 0) return new Map()
  const counts = await db().personMail.groupBy({
    by: ['sendId'],
    where: { sendId: { in: waiting }, personId: { not: id }, mails: { some: { state: 'WAITING', attempts: 0 } } },
    _count: true,
  })
  return new Map(counts.map(({ sendId, _count }) => [sendId, _count]))
}

/**
 * The skills and place that people like this person share, from the profile or else the newest resume. Profiles of people who
 * turned suggestions off aren't read.
 */
export async function findLikeness(recruiter: Admin, personId: number): Promise<Likeness> {
  const where = { seeker: { personId, wantsSuggestions: true } }
  const select = { skills: true, region: true, country: true } as const
  const all = await db().seekerFacts.findMany({ where, orderBy: { seekerId: 'asc' }, select })
  const inProfiles = all.flatMap(({ skills }) => skills)
  const skills = inProfiles.length > 0 ? inProfiles : skillsIn(linesOf(await findSearchableResume(recruiter, personId)))
  const home = all.find(({ country }) => country)
  return {
    skills: topSkills([...new Set(skills)]),
    place: home?.country ? homeValue({ country: home.country, region: home.region }) : '',
  }
}

/** Who can take care of a person: every admin who can see people, and the current owner. */
export async function listOwners(admin: Admin, { owner }: Pick<PersonRecord, 'owner'>) {
  const colleagues = await listColleagues(admin)
  const options = [
    { value: String(admin.id), label: `${admin.name || admin.email} (you)` },
    ...colleagues.map((colleague) => ({ value: String(colleague.id), label: colleague.label })),
  ]
  const isListed = !owner || options.some(({ value }) => value === String(owner.id))
  return isListed ? options : [...options, { value: String(owner.id), label: owner.name || owner.email }]
}

export type PersonRecord = Awaited<ReturnType<typeof getPerson>>
