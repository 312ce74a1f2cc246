import { randomInt } from 'node:crypto'
import { Client } from 'pg'
import { later } from './site'

const MAX_RESPONSE_MS = 60_000
const PAUSE_AFTER_FAILURE_MS = 50
const POSTING_EVERY = 10

export type Writes = {
  messages: Set<string>
  postings: Set<string>
  others: Record<string, number>
  slowestMs: number
  acknowledged: () => number
  mark: () => void
  stop: () => Promise<void>
}

/** With `logo`, every write is a posting with that file. */
export function startWriters(url: string, run: string, clients = 20, logo?: Blob): Writes {
  let isOver = false
  let made = 0
  const writes: Writes = {
    messages: new Set(),
    postings: new Set(),
    others: {},
    slowestMs: 0,
    acknowledged: () => writes.messages.size + writes.postings.size,
    mark: () => {
      writes.others = {}
      writes.slowestMs = 0
    },
    stop: async () => {
      isOver = true
      await Promise.all(running)
    },
  }

  async function write(): Promise<void> {
    made += 1
    const isPosting = logo !== undefined || made % POSTING_EVERY === 0
    const name = `${run} ${made}`
    const [path, body] = isPosting ? posting(name, logo) : message(name)
    const startedAt = performance.now()
    const status = await fetch(url + path, {
      method: 'POST',
      body,
      headers: {
        'x-forwarded-for': randomIp(),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(MAX_RESPONSE_MS),
    }).then(
      // A response counts once it has arrived completely.
      (response) => response.text().then(() => String(response.status)),
      () => 'none',
    )
    writes.slowestMs = Math.max(writes.slowestMs, performance.now() - startedAt)
    if (status === '201') (isPosting ? writes.postings : writes.messages).add(name)
    else {
      writes.others[status] = (writes.others[status] ?? 0) + 1
      await later(PAUSE_AFTER_FAILURE_MS)
    }
  }

  const running = Array.from({ length: clients }, async () => {
    while (!isOver) await write().catch(() => {})
  })
  return writes
}

const randomIp = () => [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')

const emailOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@mail.example`

function message(name: string): [string, string] {
  const json = { name: 'Fault Test', email: emailOf(name), mobile: '+1 512-555-0190', subject: name, message: name }
  return ['/contactus/add', JSON.stringify({ ...json, date: new Date().toISOString() })]
}

function posting(name: string, logo?: Blob): [string, FormData] {
  const form = new FormData()
  const data = {
    firstName: 'Nora',
    lastName: 'Whitfield',
    email: emailOf(name),
    mobileNumber: '+1 512-555-0137',
    company: 'Lantern Freight Systems',
    companyUrl: 'https://lantern-freight.example',
    workDays: 'Mon - Fri',
    jobTitle: name,
    vacancies: '2',
    experience: '2 - 4 Years',
    salary: '60,000 - 90,000 per month',
    location: 'Hyderabad, Telangana, India',
    noticePeriod: '15 Days',
    employmentType: 'Full Time',
    jobType: 'Hybrid',
    description: 'Build the services that plan truck routes.',
    qualification: 'Three years of TypeScript',
  }
  form.set('data', JSON.stringify(data))
  if (logo) form.set('companyLogo', logo, 'logo.png')
  return ['/hire-from-us', form]
}

export type Comparison = { lost: string[]; halves: string[]; rows: number }

export async function compare(databaseUrl: string, run: string, writes: Writes): Promise<Comparison> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const messages = await client.query<{ subject: string }>(
    'SELECT "subject" FROM "ContactMessage" WHERE "subject" LIKE $1',
    [`${run} %`],
  )
  const postings = await client.query<{ jobTitle: string; mails: number; entries: number }>(
    `SELECT p."jobTitle", (SELECT count(*)::int FROM "Mail" m WHERE m."to" = p."email") AS mails,
      (SELECT count(*)::int FROM "AuditEntry" a WHERE a."subjectId" = p."id" AND a."action" LIKE 'posting.%') AS entries
    FROM "Posting" p WHERE p."jobTitle" LIKE $1`,
    [`${run} %`],
  )
  await client.end()
  const stored = new Set([
    ...messages.rows.map(({ subject }) => subject),
    ...postings.rows.map(({ jobTitle }) => jobTitle),
  ])
  return {
    lost: [...writes.messages, ...writes.postings].filter((name) => !stored.has(name)),
    halves: postings.rows.filter(({ mails, entries }) => mails !== 1 || entries !== 1).map(({ jobTitle }) => jobTitle),
    rows: messages.rows.length + postings.rows.length,
  }
}

type SignIns = { made: number; others: Record<string, number>; stop: () => Promise<void> }

/** Seekers sign in repeatedly, each time from another IP, because this doesn't test rate limits. */
export function startSignIns(url: string, emails: string[], password: string, clients: number): SignIns {
  let isOver = false
  const signIns: SignIns = {
    made: 0,
    others: {},
    stop: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
  async function signIn(): Promise<void> {
    const response = await fetch(`${url}/api/v1/user/login`, {
      method: 'POST',
      body: JSON.stringify({ email: emails[randomInt(emails.length)], password }),
      headers: { 'x-forwarded-for': randomIp(), 'content-type': 'application/json' },
      signal: AbortSignal.timeout(MAX_RESPONSE_MS),
    })
    await response.text()
    const isSignedIn =
      response.ok && response.headers.getSetCookie().some((cookie) => cookie.includes('portal-seeker='))
    if (isSignedIn) signIns.made += 1
    else signIns.others[response.status] = (signIns.others[response.status] ?? 0) + 1
  }
  const running = Array.from({ length: clients }, async () => {
    while (!isOver)
      await signIn().catch(() => {
        signIns.others.none = (signIns.others.none ?? 0) + 1
      })
  })
  return signIns
}
