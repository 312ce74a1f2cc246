import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { nameOf, phonesOf } from '@/lib/hiring/persons/format'
import { type ListedPerson, personRows } from '@/lib/hiring/persons/list-queries'
import { tagsText } from '@/lib/hiring/persons/schema'
import { phoneText } from '@/lib/platform/phones/numbers'

export const persons = adminList<ListedPerson>({
  name: 'people',
  path: '/people',
  noun: ['person', 'people'],
  searches: 'name, email, phone, skill…',
  empty: 'People who register, apply or write to you show up here.',
  rows: personRows,
  initialSort: { sort: 'added', direction: 'desc' },
  found: (person) => ({
    label: nameOf(person),
    detail: person.emails[0]?.address ?? '',
    href: `/people/${person.id}`,
  }),
  csv: [
    { header: 'id', value: ({ id }) => id },
    { header: 'name', value: ({ name }) => name },
    { header: 'emails', value: ({ emails }) => emails.map(({ address }) => address).join('; ') },
    {
      header: 'phones',
      value: (person) =>
        phonesOf(person)
          .map(({ entered, e164 }) => phoneText(entered, e164))
          .join('; '),
    },
    { header: 'applications', value: ({ applicationCount }) => applicationCount },
    { header: 'demoSessions', value: ({ _count }) => _count.demos },
    { header: 'messages', value: ({ _count }) => _count.messages },
    { header: 'tags', value: ({ tags }) => tagsText(tags) },
    { header: 'owner', value: ({ owner }) => owner?.name || owner?.email || '' },
    { header: 'followUp', value: ({ followUpAt }) => followUpAt },
    { header: 'added', value: ({ createdAt }) => createdAt },
  ],
})
