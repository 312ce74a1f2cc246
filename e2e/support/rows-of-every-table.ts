import { otherCompany, saveSetting } from '@/e2e/support/another-company'
import { query } from '@/e2e/support/database'
import { allSections, headerMenu, newPicture, newSitePage } from '@/e2e/support/site-pages'
import type { Reply, Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { phoneColumns } from '@/lib/platform/phones/columns'

const words = 'Größe "x", a\tb \\ 🌲\nand a second line'

const last = (table: string, column = 'id') => `(SELECT max("${column}") FROM "${table}")`
const nextYear = `now() + interval '1 year'`
const unparsedPhone = { mobile: `'1'`, phoneE164: `''` }

/**
 * Rows of the tables that nothing else in the test fills. A value is SQL, and `words` stands for a text that's hard to copy.
 * They have what background jobs would add: persons, parsed numbers and times in the future.
 */
const rows: Record<string, Record<string, string>> = {
  ApplicationNote: { applicationId: last('Application'), authorName: `'Owner'`, text: 'words' },
  NoteMention: { noteId: last('ApplicationNote'), adminId: last('Admin'), name: `'Owner'` },
  Blog: { category: `'News'`, title: 'words', author: `'Owner'`, description: 'words', date: `'2026-01-31'` },
  BlogComment: { blogId: last('Blog'), name: `'Reader'`, email: `'r@mail.example'`, text: 'words' },
  ContactMessage: {
    personId: last('Person'),
    name: 'words',
    email: `'w@mail.example'`,
    ...unparsedPhone,
    subject: 'words',
    message: 'words',
  },
  ContactReply: { messageId: last('ContactMessage'), authorName: `'Owner'`, subject: 'words', text: 'words' },
  DemoRegistration: {
    personId: last('Person'),
    firstName: 'words',
    lastName: 'words',
    type: `'LIVE_SESSION'`,
    email: `'d@mail.example'`,
    number: `'+1 512-555-0137'`,
    phoneE164: `'+15125550137'`,
    date: `'2026-01-31'`,
  },
  GeneralApplication: { seekerId: last('Seeker'), resumeId: last('Application', 'resumeId'), wish: 'words' },
  Interview: {
    applicationId: last('Application'),
    recruiterId: last('Admin'),
    uid: `'an-interview'`,
    title: 'words',
    kind: `'PHONE'`,
    place: 'words',
    minutes: '30',
    timeZone: `'America/Chicago'`,
    slots: `ARRAY[${nextYear}, ${nextYear} + interval '1 day']`,
  },
  InterviewEvent: {
    interviewId: last('Interview'),
    step: `'PROPOSED'`,
    actorKind: `'ADMIN'`,
    actorName: `'Owner'`,
    text: 'words',
  },
  JobAlert: {
    email: `'a@mail.example'`,
    search: `'q=crane'`,
    frequency: `'DAILY'`,
    confirmedAt: 'now()',
    nextAt: nextYear,
  },
  JobAlertMatch: { alertId: last('JobAlert'), postingId: last('Posting') },
  JobPost: {
    company: 'words',
    jobTitle: 'words',
    location: `'Austin, TX'`,
    salary: `'1'`,
    experience: `'2'`,
    email: `'j@mail.example'`,
    phone: `'1'`,
    phoneE164: `''`,
    candidateName: 'words',
    candidateEmail: `'c@mail.example'`,
    candidatePhone: `'1'`,
    candidatePhoneE164: `''`,
    resume: `''`,
    workMode: `'REMOTE'`,
    date: `'2026-01-31'`,
  },
  JobReport: { postingId: last('Posting'), reporter: `'someone'`, reason: `'OTHER'`, text: 'words' },
  JobSource: {
    name: 'words',
    url: `'https://feeds.example/jobs.xml'`,
    everyMinutes: '60',
    pausedAt: 'now()',
    pauseReason: `'person'`,
    adminId: '1',
    adminName: `'Owner'`,
  },
  MailWording: { key: `'a-template'`, subject: 'words', text: 'words', updatedAt: 'now()' },
  MessageTemplate: { name: 'words', subject: 'words', text: 'words' },
  NewsMail: { subject: 'words', text: 'words', authorName: `'Owner'`, finishedAt: 'now()' },
  Partner: {
    name: 'words',
    email: `'p@mail.example'`,
    ...unparsedPhone,
    companyName: 'words',
    companyWebsite: `'https://p.example'`,
    location: `'Austin, TX'`,
  },
  PersonMail: {
    personId: last('Person'),
    sendId: 'gen_random_uuid()',
    authorName: `'Owner'`,
    subject: 'words',
    text: 'words',
  },
  PersonMerge: {
    personId: last('Person'),
    fromId: '1000000',
    name: 'words',
    emails: `ARRAY['m@mail.example']`,
    tags: `ARRAY['crane']`,
    createdAt: 'now()',
    version: '1',
    before: `'{}'`,
    mergedBy: `'Owner'`,
  },
  PersonNote: { personId: last('Person'), authorName: `'Owner'`, text: 'words' },
  PostingRevision: { postingId: last('Posting'), data: `'{"jobTitle": "Senior crane operator"}'` },
  PostingViews: { postingId: last('Posting'), day: `'2026-01-31'`, views: '3' },
  RetentionRule: { kind: `'messages'`, months: '120', updatedAt: 'now()' },
  SampleRow: { model: `'Blog'`, rowId: last('Blog'), origin: `'ACTIVITY'` },
  SavedJob: { seekerId: last('Seeker'), postingId: last('Posting') },
  SavedView: { adminId: last('Admin'), list: `'postings'`, name: 'words', query: `'q=crane'` },
  SelfIdentification: { seekerId: last('Seeker'), gender: 'words' },
  SiteTextDraft: { page: `'our-focus'`, adminId: last('Admin'), version: '1', texts: '$words' },
  SiteTextSchedule: { page: `'our-focus'`, adminName: `'Owner'`, texts: '$words', publishAt: nextYear },
  SiteTextVersion: { page: `'our-focus'`, version: '1000', texts: '$words', adminName: `'Owner'` },
  Stage: {
    postingId: last('Posting'),
    position: '1',
    name: 'words',
    status: `'NEW'`,
    checklist: 'words',
    updatedAt: 'now()',
  },
  ChecklistTick: {
    applicationId: last('Application'),
    stageId: last('Stage'),
    item: 'words',
    authorName: `'Owner'`,
  },
}

/** Rows that belong to those that requests have added. */
const laterRows: typeof rows = {
  ImportFile: { importId: last('JobImport'), name: `'resume.pdf'`, problem: 'words' },
  SitePageDraft: { pageId: last('SitePage'), adminId: last('Admin'), version: '1', content: '$words' },
  SitePageRedirect: { path: `'/an-old-path'`, pageId: last('SitePage') },
  SitePageSchedule: { pageId: last('SitePage'), adminName: `'Owner'`, content: '$words', publishAt: nextYear },
}

/** Fills every table of an export, and waits until background jobs have nothing left to add to the rows. */
export async function addRowsOfEveryTable(owner: Visitor): Promise<void> {
  await insert(rows)
  await newSitePage(owner, { sections: allSections(await newPicture(owner)) })
  await done(saveSetting(owner, 'company', otherCompany))
  const { version, entries } = await headerMenu(owner)
  await done(owner.call('PUT', '/api/menus/header', { json: { version, entries } }))
  const form = new FormData()
  form.set('data', '{}')
  form.set('file', new File([`Title,Description\nCrane operator,"${words.replaceAll('"', '""')}"`], 'jobs.csv'))
  await done(owner.call('POST', '/api/imports', { form }))
  await insert(laterRows)
  await until(async () => (await query(due)).length === 0)
}

/** Rows that the tasks `parse-phones`, `link-persons` and `parse-profiles`, or the reading of resumes, still change. */
const due = [
  ...phoneColumns.map(({ table, parsed }) => `SELECT FROM "${table}" WHERE "${parsed}" IS NULL`),
  `SELECT FROM "Seeker" WHERE "personId" IS NULL AND "verifiedAt" IS NOT NULL`,
  `SELECT FROM "Person" p JOIN "Seeker" s ON s."personId" = p."id" WHERE p."name" = '' AND s."userName" <> ''`,
  `SELECT FROM "Profile" WHERE "parserVersion" = 0`,
  `SELECT FROM "ResumeText" WHERE "readerVersion" = 0`,
].join(' UNION ALL ')

async function insert(tables: typeof rows): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    const names = Object.keys(columns).map((name) => `"${name}"`)
    const values = Object.values(columns).map((sql) =>
      sql === 'words' ? 'given."text"' : sql === '$words' ? 'given."json"' : sql,
    )
    await query(
      `INSERT INTO "${table}" (${names}) SELECT ${values} FROM (VALUES ($1::text, $2::jsonb)) AS given ("text", "json")`,
      [words, JSON.stringify({ words })],
    )
  }
}

async function done(call: Promise<Reply>): Promise<void> {
  const { status, text } = await call
  if (status >= 300) throw new Error(`${status} ${text}`)
}
