export const mailKinds = {
  code: 'One-time codes',
  account: 'Seeker accounts',
  application: 'Applications',
  interview: 'Interviews',
  posting: 'Postings',
  'job-alert': 'Job alerts',
  'saved-job': 'Saved jobs',
  message: 'Replies to messages',
  person: 'Emails to people',
  deletion: 'Data deletion',
  admin: 'Admin accounts',
  mention: 'Mentions in notes',
  summary: 'Weekly summaries',
  news: 'Newsletters',
} as const

export type MailKind = keyof typeof mailKinds

/** The kind of emails from before kinds were recorded. */
export const UNKNOWN_KIND = 'unknown'

export const kindLabel = (kind: string) => mailKinds[kind as MailKind] ?? 'Unknown'
