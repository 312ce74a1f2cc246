import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import { messageTemplateSelect } from '@/lib/hiring/message-templates/queries'

export const messageTemplates = adminList({
  name: 'message-templates',
  path: '/people/templates',
  noun: ['template', 'templates'],
  searches: 'name, subject or text',
  emptyTitle: 'No templates yet.',
  empty: 'Add a text that you often send to people. You can start an email from it and change it.',
  rows: tableRows('messageTemplate', {
    select: messageTemplateSelect,
    search: ['name', 'subject', 'text'],
    sorts: { name: ['name'], added: ['createdAt'] },
    filters: {},
  }),
  initialSort: { sort: 'name', direction: 'asc' },
  found: ({ name, subject }) => ({
    label: name,
    detail: subject,
    href: `/people/templates?${new URLSearchParams({ search: name })}`,
  }),
})
