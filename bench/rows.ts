import type { Client } from 'pg'
import { drawnSkills, pickOf } from './draws'

const words = {
  first: ['Asha', 'Ravi', 'Maria', 'John', 'Lena', 'Priya', 'Tom', 'Wei', 'Fatima', 'Diego', 'Nora', 'Kofi'],
  last: ['Verma', 'Smith', 'Garcia', 'Reddy', 'Okafor', 'Nguyen', 'Keller', 'Brown', 'Haddad', 'Rossi', 'Larsen'],
  title: ['Data Engineer', 'Java Developer', 'SAP Consultant', 'QA Analyst', 'Cloud Architect', 'Salesforce Trainer'],
  company: ['Ridgeline Systems', 'Bluewater Health', 'Kaveri Labs', 'Stonebridge Retail', 'Deccan Energy'],
  place: ['Austin, TX', 'Dallas, TX', 'Chicago, IL', 'Hyderabad', 'Bengaluru', 'Pune'],
}
const pick = (list: keyof typeof words, factor: number) => pickOf(words[list], `n * ${factor}`)
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
    openedByCodeAt: `CASE WHEN n % 4 > 0 THEN ${time} END`,
    lastSeenAt: time,
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
    kind: `(ARRAY['later-jobs', 'account-terms', 'later-jobs', 'job-alerts'])[1 + n % 4]`,
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
    subjectId: 'n',
    subject: title,
    createdAt: time,
  },
}

const resume = {
  name: `'resume-' || n || '.pdf'`,
  kind: `'RESUME'::"FileKind"`,
  originalName: `'resume.pdf'`,
  mimeType: `'application/pdf'`,
  size: '1',
}
const recruiter = {
  email: `'recruiter' || n || '@company.example'`,
  name: `'Recruiter ' || n`,
  role: `'RECRUITER'::"AdminRole"`,
}
const skills = drawnSkills({ least: 5, most: 15, salt: 30 })
const facts = {
  seekerId: 'n',
  skills,
  city: `(ARRAY['Austin', 'Dallas', 'Chicago', 'Hyderabad', 'Pune', NULL])[1 + n % 6]`,
  region: `(ARRAY['TX', 'TX', 'IL', 'Telangana', 'Maharashtra', NULL])[1 + n % 6]`,
  country: `(ARRAY['US', 'US', 'US', 'IN', 'IN', NULL])[1 + n % 6]`,
  permits: `CASE n % 4 WHEN 0 THEN '{}' WHEN 1 THEN ARRAY['US:H-1B:2099-01'] ELSE ARRAY['US:authorized:'] END`,
  monthlyPayInr: 'CASE WHEN n % 3 > 0 THEN 200000 + n % 700 * 1000 END',
  payCurrency: `CASE WHEN n % 3 > 0 THEN 'USD' END`,
}
const profile = {
  seekerId: 'n',
  summary: `'I build services that people like to use and keep them running.'`,
  keySkills: `jsonb_build_object('version', 1, 'value', to_jsonb(${skills}))`,
  positions: `jsonb_build_object('version', 1, 'value', jsonb_build_array(jsonb_build_object(
    'title', ${pick('title', 5)}, 'company', ${pick('company', 3)}, 'description', 'Designed, built and ran services.')))`,
  updatedAt: time,
}
const tasks = [
  'Designed and built services that handle millions of requests a day.',
  'Moved the billing system to the cloud and cut its cost by a third.',
  'Led a team of six engineers and reviewed their work.',
  'Wrote automated tests and kept every release under ten minutes.',
  'Turned the requirements of analysts and users into small releases.',
  'Tuned slow queries of the database from seconds to milliseconds.',
  'Was on call one week in six and wrote the incident reports.',
]
/** About 3,000 characters, so that PostgreSQL stores them apart from their rows. */
const resumeText = {
  fileId: 'n',
  state: `'READ'::"ResumeTextState"`,
  text: `${name} || E'\\n' || ${title} || ', ' || ${pick('place', 11)} || E'\\nSkills: ' || array_to_string(${skills}, ', ')
    || (SELECT string_agg(E'\\n' || ${pickOf(words.company, 'n + line')} || E'\\n' || ${pickOf(tasks, 'n * 3 + line * line')}, '')
      FROM generate_series(1, 36) AS line)`,
  readerVersion: '1',
}

/** Fills each table the console lists. Row n belongs to row n of the related table. */
export async function fillLists(client: Client, count: number): Promise<void> {
  await fill(client, 'StoredFile', resume, 1)
  for (const [table, columns] of Object.entries(tables)) await fill(client, table, columns, count)
}

const APPLICATIONS_PER_SEEKER = 10
const POPULAR_JOBS = 50
const ADMINS = 5

type Counts = { jobs: number; applications: number; people: number }

/**
 * Adds rows for existing jobs. Each seeker has a profile and agreed to be kept for later jobs or didn't. One in five has
 * ten applications, the first to one of 50 popular jobs, with a resume for each and two or three changes of status.
 */
export async function fillApplications(client: Client, { jobs, applications, people }: Counts): Promise<void> {
  const { Posting, Application, ...others } = tables
  const applicants = Math.ceil(applications / APPLICATIONS_PER_SEEKER)
  const seekers = Math.max(applicants, people)
  await fill(client, 'StoredFile', resume, applications)
  await fill(client, 'Admin', recruiter, ADMINS)
  const all = new Set(['Seeker', 'Consent', 'ContactMessage'])
  for (const [table, columns] of Object.entries(others))
    await fill(client, table, columns, all.has(table) ? seekers : applicants)
  const closed = `(ARRAY['EXPIRED', 'FILLED', 'REJECTED', 'PENDING'])[1 + n % 4]::"PostingStatus"`
  await fill(client, 'Posting', { ...Posting, status: closed }, jobs)
  const [seeker, turn] = [`(1 + n % ${applicants})`, `((n - 1) / ${applicants})`]
  const columns = {
    ...Application,
    seekerId: seeker,
    postingId: `CASE WHEN ${turn} = 0 THEN 1 + ${seeker} % ${POPULAR_JOBS} ELSE 1 + ${POPULAR_JOBS} + (${seeker} * 31 + ${turn} * 7) % ${jobs - POPULAR_JOBS} END`,
    email: `'person' || ${seeker} || '@mail.example'`,
    resumeId: 'n',
    // As on a site that has run for years: nearly all old applications have a decision.
    state: `CASE WHEN n % 200 = 0 THEN 'NEW' ELSE (ARRAY['REVIEWED', 'SHORTLISTED', 'REJECTED', 'REJECTED', 'REJECTED'])[1 + n % 5] END::"ApplicationState"`,
    createdAt: `now() - (${applications} - n) * interval '2 minutes'`,
  }
  await fill(client, 'Application', columns, applications)
  await fillHistory(client)
  await fill(client, 'SeekerFacts', facts, seekers)
  await fill(client, 'Profile', { ...profile, resumeId: `${applications} + 1 - n` }, seekers)
  await fillResumeTexts(client, applications)
}

/** All applications were received, nearly all reviewed, and most of those decided. */
async function fillHistory(client: Client): Promise<void> {
  await client.query(`
    INSERT INTO "ApplicationEvent" ("applicationId", "state", "fromState", "since", "actorKind", "actorId", "actorName", "createdAt")
    SELECT a."id", step."state"::"ApplicationState", step."from"::"ApplicationState",
      CASE WHEN step."turn" > 0 THEN a."createdAt" + (step."turn" - 1) * (1 + a."id" % 40) * interval '3 hours' END, step."kind"::"ActorKind",
      CASE step."kind" WHEN 'ADMIN' THEN 1 + a."id" % ${ADMINS} END,
      CASE step."kind" WHEN 'ADMIN' THEN 'Recruiter ' || 1 + a."id" % ${ADMINS} ELSE a."email" END,
      a."createdAt" + step."turn" * (1 + a."id" % 40) * interval '3 hours'
    FROM "Application" a,
      LATERAL (VALUES (0, 'NEW', NULL, 'SEEKER'), (1, 'REVIEWED', 'NEW', 'ADMIN'), (2, a."state"::text, 'REVIEWED', 'ADMIN'))
        AS step ("turn", "state", "from", "kind")
    WHERE step."turn" = 0 OR (a."state" <> 'NEW' AND (step."turn" = 1 OR a."id" % 4 > 0 AND a."state" <> 'REVIEWED'))
    ORDER BY a."createdAt", step."turn"`)
  await client.query(`
    INSERT INTO "Interview" ("applicationId", "uid", "title", "kind", "place", "minutes", "timeZone", "state")
    SELECT "id", gen_random_uuid(), 'Interview', 'PHONE', '', 30, 'UTC', 'SCHEDULED' FROM "Application" WHERE "state" = 'SHORTLISTED'`)
  await client.query('VACUUM ANALYZE "ApplicationEvent", "Interview"')
}

/** Without the index at first, because building it once is faster. */
async function fillResumeTexts(client: Client, count: number): Promise<void> {
  const index = 'ResumeText_words_idx'
  await client.query(`DROP INDEX "${index}"`)
  await fill(client, 'ResumeText', resumeText, count)
  await client.query(`CREATE INDEX "${index}" ON "ResumeText" USING GIN ("words")`)
  await client.query('VACUUM ANALYZE "ResumeText"')
}

async function fill(client: Client, table: string, columns: Record<string, string> = {}, count: number): Promise<void> {
  const into = Object.keys(columns).map((column) => `"${column}"`)
  const values = Object.values(columns)
  await client.query(`INSERT INTO "${table}" (${into}) SELECT ${values} FROM generate_series(1, ${count}) AS n`)
  await client.query(`VACUUM ANALYZE "${table}"`)
}
