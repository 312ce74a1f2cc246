import type { ResumeTextState } from '@/lib/generated/prisma/enums'
import { resumeReadHref } from '@/lib/hiring/applications/format'
import { tagsText, type WirePerson } from '@/lib/hiring/persons/schema'

type Named = { name: string; emails: readonly { address: string }[] }

/** Someone who signed up with an emailed code has no name until they apply. */
export const nameOf = ({ name, emails }: Named): string => name || emails[0]?.address || 'No name'

export const dayText = (day: Date | null): string => day?.toISOString().slice(0, 10) ?? ''

type Stored = { id: number; ownerId: number | null; followUpAt: Date | null; tags: string[]; version: number }

export function toPerson({ id, ownerId, followUpAt, tags, version }: Stored): WirePerson {
  return { id, ownerId: String(ownerId ?? ''), followUpAt: dayText(followUpAt), tags: tagsText(tags), version }
}

type WithMobile = { mobile: string; phoneE164: string | null }
type WithPhones = {
  seekers: readonly WithMobile[]
  demos: readonly { number: string; phoneE164: string | null }[]
  messages: readonly WithMobile[]
}
type Phone = { entered: string; e164: string | null }

/** The phone numbers of a person's rows, each once. */
export function phonesOf({ seekers, demos, messages }: WithPhones): Phone[] {
  const keyOf = ({ entered, e164 }: Phone) => e164 ?? entered
  const rows = [...seekers, ...demos.map(({ number, phoneE164 }) => ({ mobile: number, phoneE164 })), ...messages]
  const numbers = rows.map(({ mobile, phoneE164 }) => ({ entered: mobile, e164: phoneE164 })).filter(keyOf)
  return numbers.filter((row, place) => place === numbers.findIndex((other) => keyOf(other) === keyOf(row)))
}

/** A tag's color follows from its name, so that it's the same everywhere. */
export function tagTone(tag: string): (typeof tones)[number] {
  const sum = [...tag.toLowerCase()].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9_973, 7)
  return tones[sum % tones.length] ?? 'neutral'
}

const tones = ['neutral', 'brand', 'success', 'warning'] as const

type Resume = {
  id: number
  name: string
  originalName: string
  createdAt: Date
  resumeText: { state: ResumeTextState } | null
}
type WithResumes = {
  seekers: readonly {
    profile: { resume: Resume | null } | null
    generalApplication: { resume: Resume } | null
    applications: readonly { id: number; resume: Resume; posting: { jobTitle: string } }[]
  }[]
}
type ListedResume = {
  id: number
  name: string
  href: string
  /** Resumes of applications are shown in the browser. The others are downloaded. */
  isInNewTab: boolean
  /** Where it was left: jobs, or the profile. */
  from: string[]
  at: Date
  state: ResumeTextState | null
}

/** Every resume of a person once, newest first. Someone can apply for several jobs with the one from their profile. */
export function resumesOf({ seekers }: WithResumes): ListedResume[] {
  const left = seekers.flatMap(({ profile, generalApplication, applications }) => [
    ...applications.map(({ id, resume, posting }) => ({ resume, from: posting.jobTitle, applicationId: id })),
    ...(generalApplication ? [{ resume: generalApplication.resume, from: 'Future jobs', applicationId: null }] : []),
    ...(profile?.resume ? [{ resume: profile.resume, from: 'Profile', applicationId: null }] : []),
  ])
  const isFirst = ({ resume }: (typeof left)[number], place: number) =>
    place === left.findIndex((other) => other.resume.id === resume.id)
  return left
    .filter(isFirst)
    .map(({ resume: { id, name, originalName, createdAt, resumeText }, applicationId }) => ({
      id,
      name: originalName,
      href: applicationId === null ? `/uploads/${name}` : resumeReadHref(applicationId),
      isInNewTab: applicationId !== null,
      from: left.filter(({ resume }) => resume.id === id).map(({ from }) => from),
      at: createdAt,
      state: resumeText?.state ?? null,
    }))
    .sort((one, other) => Number(other.at) - Number(one.at))
}
