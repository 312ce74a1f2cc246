import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import { newsletterSelect } from '@/lib/content/newsletters/queries'

export const newsletters = adminList({
  name: 'news-mails',
  path: '/news-mails',
  noun: ['newsletter', 'newsletters'],
  searches: 'subject or text',
  empty: 'Email everyone who agreed to hear about trainings, events and services.',
  rows: tableRows('newsletter', {
    select: newsletterSelect,
    search: ['subject', 'text'],
    sorts: { sent: ['createdAt'], subject: ['subject'] },
    filters: {},
  }),
  initialSort: { sort: 'sent', direction: 'desc' },
  found: ({ id, subject, authorName }) => ({ label: subject, detail: authorName, href: `/news-mails/${id}` }),
  csv: [
    { header: 'Subject', value: ({ subject }) => subject },
    { header: 'Text', value: ({ text }) => text },
    { header: 'By', value: ({ authorName }) => authorName },
    { header: 'Emails', value: ({ sent }) => sent },
    { header: 'Sent', value: ({ createdAt }) => createdAt },
  ],
})
