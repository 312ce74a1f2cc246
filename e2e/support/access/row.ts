import type { TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

/** What the rows name: made once before all of them. */
export type Fixture = {
  admin: Visitor
  own: TestSeeker
  other: TestSeeker
  jobId: number
  pendingId: number
  applicationId: number
  logo: string
  resume: string
  messageId: number
  profileId: number
  alertId: number
}
export type Sent = { path: string; json?: unknown; form?: FormData }
export type As = 'anon' | 'own' | 'other' | 'recruiter' | 'editor' | 'admin'
/** One call and who may make it, by the status each gets. */
export type Row = {
  call: string
  anon: number
  other: number
  own: number
  /** The owner's. */
  admin: number
  /** The roles beside the owner's that may make a call of admins (requirements §11). */
  roles?: ('recruiter' | 'editor')[]
  /** A call that other sites may make as well, because its signed token is all its authority. */
  isForAnySite?: true
  sent: (fixture: Fixture, as: As) => Sent
}

/** A call with a JSON body. */
export const json = (path: string, value: unknown): Sent => ({ path, json: value })
/** A multipart call: `part` carries the JSON. */
export const form = (path: string, part: string, data: unknown, files: Record<string, File> = {}): Sent => {
  const body = new FormData()
  body.set(part, JSON.stringify(data))
  for (const [name, file] of Object.entries(files)) body.set(name, file)
  return { path, form: body }
}
/** The statuses of a call that anyone may make. */
export const everyone = { anon: 200, other: 200, own: 200, admin: 200 }
/** A call that names the own seeker's address in its query. */
export const ofOwnEmail = (path: string) => (row: Fixture) => ({
  path: `${path}email=${encodeURIComponent(row.own.email)}`,
})
