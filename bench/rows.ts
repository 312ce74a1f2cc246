import type { Client } from 'pg'

const words = {
  first: ['Asha', 'Ravi', 'Maria', 'John', 'Lena', 'Priya', 'Tom', 'Wei', 'Fatima', 'Diego', 'Nora', 'Kofi'],
  last: ['Verma', 'Smith', 'Garcia', 'Reddy', 'Okafor', 'Nguyen', 'Keller', 'Brown', 'Haddad', 'Rossi', 'Larsen'],
  title: ['Data Engineer', 'Java Developer', 'SAP Consultant', 'QA Analyst', 'Cloud Architect', 'Salesforce Trainer'],
  company: ['Ridgeline Systems', 'Bluewater Health', 'Kaveri Labs', 'Stonebridge Retail', 'Deccan Energy'],
  place: ['Austin, TX', 'Dallas, TX', 'Chicago, IL', 'Hyderabad', 'Bengaluru', 'Pune'],
}
const pick = (list: keyof typeof words, factor: number) =>
  `(ARRAY[${words[list].map((word) => `'${word}'`)}])[1 + (n * ${factor}) % ${words[list].length}]`
const name = `${pick('first', 7)} || ' ' || ${pick('last', 13)}`
const email = `'person' || n || '@mail.example'`
const number = `lpad((n % 10000)::text, 4, '0')`
const phone = `'+1 512 555 ' || ${number}`
const phoneE164 = `'+1512555' || ${number}`
const title = `${pick('title', 5)} || ' ' || n % 997`
const text = `repeat('We move our services step by step and write down what we learn. ', 8) || md5(n::text)`
const time = `now() - n * interval '7 minutes'`
const mode = `(ARRAY['ONSITE', 'HYBRID', 'REMOTE'])[1 + n % 3]::"WorkMode"`

const tables: Record<string, Record<string, string>> = {
  Seeker: {
    userName: name,
    email,
    mobile: phone,
    phoneE164,
    verifiedAt: `CASE WHEN n % 4 > 0 THEN ${time} END`,
    createdAt: time,
  },
  Posting: {
    status: `(ARRAY['APPROVED', 'APPROVED', 'EXPIRED', 'REJECTED', 'PENDING'])[1 + n % 5]::"PostingStatus"`,
    firstName: pick('first', 7),
    lastName: pick('last', 13),
    email,
    mobileNumber: phone,
    phoneE164,
    company: pick('company', 3),
    jobTitle: title,
    vacancies: '1',
    workDays: `'Mon - Fri'`,
    experience: `'5+ Years'`,
    salary: `'Competitive'`,
    location: pick('place', 11),
    noticePeriod: `'None'`,
    employmentType: `'FULL_TIME'`,
    workMode: mode,
    description: text,
    qualification: text,
    slug: `'job-' || n`,
    approvedAt: time,
    expiresAt: `${time} + interval '60 days'`,
    decidedAt: time,
    closedAt: `CASE WHEN n % 5 = 2 THEN ${time} END`,
    createdAt: time,
  },
  Application: {
    postingId: 'n',
    seekerId: 'n',
    state: `(ARRAY['NEW', 'REVIEWED', 'REJECTED'])[1 + n % 3]::"ApplicationState"`,
    studentName: name,
    email,
    mobileNumber: phone,
    phoneE164,
    resumeId: '1',
    termsVersion: `'1'`,
    source: `(ARRAY['', 'linkedin', 'newsletter', ''])[1 + n % 4]`,
    referrerHost: `(ARRAY['www.google.com', ''])[1 + n % 2]`,
    answeredAt: `CASE WHEN n % 3 > 0 THEN ${time} + n % 90 * interval '1 hour' END`,
    shortlistedAt: `CASE WHEN n % 10 = 0 THEN ${time} + interval '4 days' END`,
    createdAt: time,
  },
  Consent: {
    seekerId: 'n',
    kind: `(ARRAY['later-jobs', 'account-terms', 'news', 'job-alerts'])[1 + n % 4]`,
    textVersion: `'1'`,
    text: `'Agreed'`,
    createdAt: time,
  },
  PostingViews: { postingId: '1 + n % 500', day: 'current_date - n / 500', views: '1 + n % 40' },
  JobPost: {
    company: pick('company', 3),
    jobTitle: title,
    location: pick('place', 11),
    salary: `'Competitive'`,
    experience: `'5+ Years'`,
    email,
    phone,
    phoneE164,
    candidateName: name,
    candidateEmail: email,
    candidatePhone: phone,
    candidatePhoneE164: phoneE164,
    resume: `'resume.pdf'`,
    workMode: mode,
    date: time,
    createdAt: time,
  },
  DemoRegistration: {
    firstName: pick('first', 7),
    lastName: pick('last', 13),
    type: `(ARRAY['LIVE_SESSION', 'RECORDED_SESSION'])[1 + n % 2]::"DemoType"`,
    email,
    number: phone,
    phoneE164,
    date: time,
    createdAt: time,
  },
  ContactMessage: {
    name,
    email,
    mobile: phone,
    phoneE164,
    subject: title,
    message: text,
    readAt: `CASE WHEN n > 50 THEN ${time} END`,
    answeredAt: `CASE WHEN n > 200 THEN ${time} END`,
    createdAt: time,
  },
  Partner: {
    status: `(ARRAY['ACTIVE', 'INACTIVE'])[1 + n % 2]::"PartnerStatus"`,
    name,
    email,
    mobile: phone,
    phoneE164,
    companyName: `${pick('company', 3)} || ' ' || n`,
    companyWebsite: `'https://company' || n || '.example'`,
    location: pick('place', 11),
    createdAt: time,
  },
  Blog: { category: pick('place', 3), title, author: name, description: text, date: time, publishAt: time },
  BlogComment: {
    blogId: 'n',
    state: `(ARRAY['WAITING', 'APPROVED', 'APPROVED', 'REJECTED'])[1 + n % 4]::"CommentState"`,
    name,
    email,
    text,
    createdAt: time,
  },
  Mail: {
    to: email,
    subject: title,
    text,
    html: text,
    state: `(ARRAY['SENT', 'SENT', 'FAILED'])[1 + n % 3]::"MailState"`,
    createdAt: time,
  },
  AuditEntry: {
    actorKind: `'ADMIN'`,
    actorId: '1 + n % 5',
    actorName: email,
    action: `(ARRAY['blog.changed', 'posting.approved', 'contact.read'])[1 + n % 3]`,
    subject: title,
    createdAt: time,
  },
}

/** Fills each table the console lists. Row n belongs to row n of the related table. */
export async function fillLists(client: Client, count: number): Promise<void> {
  await fillResume(client)
  for (const [table, columns] of Object.entries(tables)) await fill(client, table, columns, count)
}

const APPLICATIONS_PER_SEEKER = 10
const POPULAR_JOBS = 50

/**
 * Adds rows for existing jobs. Each seeker has ten applications, the first to one of 50 popular jobs. Every other table gets as
 * many rows as there are seekers.
 */
type Counts = { jobs: number; applications: number; people: number }

export async function fillApplications(client: Client, { jobs, applications, people }: Counts): Promise<void> {
  const { Posting, Application, ...others } = tables
  const seekers = Math.ceil(applications / APPLICATIONS_PER_SEEKER)
  await fillResume(client)
  for (const [table, columns] of Object.entries(others))
    await fill(client, table, columns, table === 'ContactMessage' ? people : seekers)
  const closed = `(ARRAY['EXPIRED', 'FILLED', 'REJECTED', 'PENDING'])[1 + n % 4]::"PostingStatus"`
  await fill(client, 'Posting', { ...Posting, status: closed }, jobs)
  const [seeker, turn] = [`(1 + n % ${seekers})`, `((n - 1) / ${seekers})`]
  const columns = {
    ...Application,
    seekerId: seeker,
    postingId: `CASE WHEN ${turn} = 0 THEN 1 + ${seeker} % ${POPULAR_JOBS} ELSE 1 + ${POPULAR_JOBS} + (${seeker} * 31 + ${turn} * 7) % ${jobs - POPULAR_JOBS} END`,
    email: `'person' || ${seeker} || '@mail.example'`,
    // As on a site that has run for years: nearly all old applications have a decision.
    state: `CASE WHEN n % 200 = 0 THEN 'NEW' ELSE (ARRAY['REVIEWED', 'SHORTLISTED', 'REJECTED', 'REJECTED', 'REJECTED'])[1 + n % 5] END::"ApplicationState"`,
    createdAt: `now() - (${applications} - n) * interval '2 minutes'`,
  }
  await fill(client, 'Application', columns, applications)
}

async function fillResume(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO "StoredFile" ("name", "kind", "originalName", "mimeType", "size") VALUES ('a.pdf', 'RESUME', 'a.pdf', 'application/pdf', 1)`,
  )
}

async function fill(client: Client, table: string, columns: Record<string, string> = {}, count: number): Promise<void> {
  const into = Object.keys(columns).map((column) => `"${column}"`)
  const values = Object.values(columns)
  await client.query(`INSERT INTO "${table}" (${into}) SELECT ${values} FROM generate_series(1, ${count}) AS n`)
  await client.query(`VACUUM ANALYZE "${table}"`)
}
