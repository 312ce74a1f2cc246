import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consentTexts } from '@/lib/platform/consents/texts'
import { site } from '@/lib/site/company'
import { query } from './database'
import { required } from './settings'
import { Visitor } from './visitor'
import { until } from './waiting'

export const PASSWORD = 'growth-rings-and-bridges'
/** The argon2id hash of PASSWORD, made as in lib/auth/passwords.ts, so that no test has to wait for hashing. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$oVI326wWat0RLk5f3R4s6g$ZoDpcjx8iYBP7lArMrL/JtimgLvQthIJrltyJ9NDULw'

export type TestSeeker = { visitor: Visitor; email: string; userName: string; mobile: string }
type Credentials = { email: string; password: string }

/** Returns an email that no other test uses. */
export function newEmail(name = 'person'): string {
  return `${name}.${randomBytes(5).toString('hex')}@mail.example`
}

/** The test site's owner: the one it was started with or, if that password isn't known, one that the tests create. */
export async function ownerCredentials(): Promise<Credentials> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (email && password) return { email, password }
  const own = { email: 'owner.of.tests@mail.example', password: PASSWORD }
  await insertAdmin('OWNER', own.email)
  return own
}

const RENEWED_AFTER_MS = 6 * 60 * 1000

/**
 * Signs in as the test site's owner. All tests share one session, because many sign-ins would use up the account's
 * limit. It's renewed now and then, because some changes need a recent sign-in.
 */
export async function signInAdmin(): Promise<Visitor> {
  const visitor = new Visitor()
  const file = join(tmpdir(), `portal-owner-${new URL(required('TEST_SITE_URL')).port}.json`)
  const isNew = existsSync(file) && Date.now() - statSync(file).mtimeMs < RENEWED_AFTER_MS
  if (isNew) visitor.keep(JSON.parse(readFileSync(file, 'utf8')))
  // Checks that the stored session works: tests move the clock and end sessions, and the file may be another site's.
  if (isNew && (await visitor.call('GET', '/api/admins')).status === 200) return visitor
  const owner = new Visitor()
  await logIn(owner, 'adminlogin', await ownerCredentials())
  // Writes a new file and renames it, because another worker may be reading the old one.
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify(owner.cookiePairs()), { mode: 0o600 })
  renameSync(part, file)
  return owner
}

/**
 * Creates an admin with that role and signs in. Inserts the row directly; app/api/admins/route.test.ts invites by
 * email.
 */
export async function newAdmin(
  role: 'OWNER' | 'RECRUITER' | 'EDITOR',
  email = newEmail(role.toLowerCase()),
): Promise<Visitor> {
  await insertAdmin(role, email)
  const visitor = new Visitor()
  await logIn(visitor, 'adminlogin', { email, password: PASSWORD })
  return visitor
}

/**
 * Creates a seeker with an account and signs in. Inserts the row that registering would leave;
 * app/api/v1/user/register/route.test.ts registers through the documented calls.
 */
export async function newSeeker(userName = 'Asha Verma'): Promise<TestSeeker> {
  const seeker = { visitor: new Visitor(), email: newEmail(), userName, mobile: '9000001234' }
  await query(
    `WITH seeker AS (
      INSERT INTO "Seeker" ("email", "userName", "mobile", "phoneE164", "passwordHash", "verifiedAt")
      VALUES ($1, $2, $3, $7, $4, now()) RETURNING "id"
    )
    INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
    SELECT "id", 'account-terms', $5, $6 FROM seeker`,
    [
      ...[seeker.email, userName, seeker.mobile, PASSWORD_HASH, site.termsVersion, consentTexts['account-terms']],
      // Or else a background job writes it while the test runs.
      `+91${seeker.mobile}`,
    ],
  )
  await logIn(seeker.visitor, 'login', { email: seeker.email, password: PASSWORD })
  return seeker
}

/** Creates the seeker's profile and returns its id. */
export async function newProfile({ visitor }: TestSeeker, fields: Record<string, unknown> = {}): Promise<number> {
  const form = new FormData()
  form.set('profileData', JSON.stringify({ summary: 'Backend engineer', ...fields }))
  const { status, json, text } = await visitor.call('POST', '/profile/add', { form })
  if (status !== 201) throw new Error(`The profile wasn't created: ${status} ${text}`)
  return (json as { id: number }).id
}

async function insertAdmin(role: string, email: string): Promise<void> {
  await query(
    `INSERT INTO "Admin" ("email", "name", "role", "passwordHash") VALUES ($1, $2, $3::"AdminRole", $4)
    ON CONFLICT ("email") DO NOTHING`,
    [email, `Test ${role}`, role, PASSWORD_HASH],
  )
}

async function logIn(visitor: Visitor, call: 'login' | 'adminlogin', credentials: Credentials): Promise<void> {
  const { status, json, text } = await visitor.call('POST', `/api/v1/user/${call}`, { json: credentials })
  if (!(json as { status?: boolean } | undefined)?.status)
    throw new Error(`${credentials.email} couldn't sign in: ${status} ${text}`)
}

/** The person whom the site has linked with a seeker's account. Waits for it. */
export async function personLinkedTo({ email }: { email: string }): Promise<number> {
  let found: number | null | undefined
  await until(async () => {
    const [row] = await query<{ personId: number | null }>('SELECT "personId" FROM "Seeker" WHERE "email" = $1', [
      email,
    ])
    found = row?.personId
    return typeof found === 'number'
  })
  return found as number
}
