import type { TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

/** Records that rows refer to, created once for all rows. */
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
/** A call, and the status that each role gets. */
export type Row = {
  call: string
  anon: number
  other: number
  own: number
  /** The status for an owner. */
  admin: number
  /** The roles, in addition to owner, that can make an admins' call (requirements §11). */
  roles?: ('recruiter' | 'editor')[]
  /** Other sites can make the call too, because its signed token is its only authorization. */
  isForAnySite?: true
  sent: (fixture: Fixture, as: As) => Sent
}

/** A call with a JSON body. */
export const json = (path: string, value: unknown): Sent => ({ path, json: value })
/** A multipart call. `part` contains the JSON. */
export const form = (path: string, part: string, data: unknown, files: Record<string, File> = {}): Sent => {
  const body = new FormData()
  body.set(part, JSON.stringify(data))
  for (const [name, file] of Object.entries(files)) body.set(name, file)
  return { path, form: body }
}
/** The statuses of a call that anyone can make. */
export const everyone = { anon: 200, other: 200, own: 200, admin: 200 }
/** A call with the signed-in seeker's email in the query. */
export const ofOwnEmail = (path: string) => (row: Fixture) => ({
  path: `${path}email=${encodeURIComponent(row.own.email)}`,
})
