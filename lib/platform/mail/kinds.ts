export const mailKinds = {
  code: 'One-time codes',
  account: 'Accounts of seekers',
  application: 'Applications',
  posting: 'Postings',
  'job-alert': 'Job alerts',
  'saved-job': 'Saved jobs',
  message: 'Replies to messages',
  deletion: 'Deletion of old data',
  admin: 'Accounts of admins',
  mention: 'Mentions in notes',
  summary: 'Weekly summaries',
  news: 'News',
} as const

export type MailKind = keyof typeof mailKinds

/** Mails that were written before their kind was. */
export const UNKNOWN_KIND = 'unknown'

export const kindLabel = (kind: string) => mailKinds[kind as MailKind] ?? 'Not recorded'
