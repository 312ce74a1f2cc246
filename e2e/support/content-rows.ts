import { otherCompany, saveSetting } from '@/e2e/support/another-company'
import { query } from '@/e2e/support/database'
import { allSections, headerMenu, newPicture, newSitePage } from '@/e2e/support/site-pages'
import type { Reply, Visitor } from '@/e2e/support/visitor'

const words = 'Größe "x", a\tb \\ 🌲\nand a second line'

/**
 * Rows of the tables with content that people don't get by posting a job and applying. A value is SQL, and `words` stands
 * for a text that's hard to copy.
 */
const rows: Record<string, Record<string, string>> = {
  ApplicationNote: { applicationId: '(SELECT max("id") FROM "Application")', authorName: `'Owner'`, text: 'words' },
  Blog: { category: `'News'`, title: 'words', author: `'Owner'`, description: 'words', date: `'2026-01-31'` },
  BlogComment: { blogId: '(SELECT max("id") FROM "Blog")', name: `'Reader'`, email: `'r@mail.example'`, text: 'words' },
  ContactMessage: {
    personId: '(SELECT max("id") FROM "Person")',
    name: 'words',
    email: `'w@mail.example'`,
    mobile: `'1'`,
    subject: 'words',
    message: 'words',
  },
  ContactReply: {
    messageId: '(SELECT max("id") FROM "ContactMessage")',
    authorName: `'Owner'`,
    subject: 'words',
    text: 'words',
  },
  JobAlert: {
    email: `'a@mail.example'`,
    search: `'q=crane'`,
    frequency: `'DAILY'`,
    confirmedAt: 'now()',
    nextAt: `now() + interval '1 year'`,
  },
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
    mobile: `'1'`,
    companyName: 'words',
    companyWebsite: `'https://p.example'`,
    location: `'Austin, TX'`,
  },
  PersonNote: { personId: '(SELECT max("id") FROM "Person")', authorName: `'Owner'`, text: 'words' },
  SavedJob: { seekerId: '(SELECT max("id") FROM "Seeker")', postingId: '(SELECT max("id") FROM "Posting")' },
  Stage: {
    postingId: '(SELECT max("id") FROM "Posting")',
    position: '1',
    name: 'words',
    status: `'NEW'`,
    checklist: 'words',
    updatedAt: 'now()',
  },
}

/** Adds a row to each table of content, a page with a picture, a menu and an import. Returns the names of the tables. */
export async function addContent(owner: Visitor): Promise<string[]> {
  for (const [table, columns] of Object.entries(rows)) {
    const names = Object.keys(columns).map((name) => `"${name}"`)
    const isHard = Object.values(columns).includes('words')
    const values = Object.values(columns).map((sql) => (sql === 'words' ? '$1::text' : sql))
    await query(`INSERT INTO "${table}" (${names}) VALUES (${values})`, isHard ? [words] : [])
  }
  await newSitePage(owner, { sections: allSections(await newPicture(owner)) })
  await done(saveSetting(owner, 'company', otherCompany))
  const { version, entries } = await headerMenu(owner)
  await done(owner.call('PUT', '/api/menus/header', { json: { version, entries } }))
  const form = new FormData()
  form.set('data', '{}')
  form.set('file', new File([`Title,Description\nCrane operator,"${words.replaceAll('"', '""')}"`], 'jobs.csv'))
  await done(owner.call('POST', '/api/imports', { form }))
  return [
    ...Object.keys(rows),
    'JobImport',
    'JobImportRow',
    'MenuVersion',
    'SettingVersion',
    'SitePage',
    'SitePageVersion',
  ]
}

async function done(call: Promise<Reply>): Promise<void> {
  const { status, text } = await call
  if (status >= 300) throw new Error(`${status} ${text}`)
}
