import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import { DemoType } from '@/lib/generated/prisma/enums'
import { sessionLabels } from '@/lib/people/demos/format'
import { phoneText } from '@/lib/platform/phones/numbers'

const sessions = {
  live: { label: sessionLabels.LIVE_SESSION, where: { type: DemoType.LIVE_SESSION } },
  recorded: { label: sessionLabels.RECORDED_SESSION, where: { type: DemoType.RECORDED_SESSION } },
}

export const demos = adminList({
  name: 'demos',
  path: '/adminregister',
  fixed: { tab: 'demos' },
  noun: ['demo registration', 'demo registrations'],
  searches: 'name, email or phone',
  empty: 'People who register for a demo session show up here.',
  rows: tableRows('demoRegistration', {
    select: {
      id: true,
      studentId: true,
      firstName: true,
      lastName: true,
      type: true,
      email: true,
      number: true,
      phoneE164: true,
      date: true,
      createdAt: true,
      personId: true,
    },
    search: ['firstName', 'lastName', 'email', 'number'],
    phones: ['phoneE164'],
    isByWord: true,
    sorts: { registered: ['createdAt'], name: ['firstName', 'lastName'], email: ['email'] },
    filters: { session: { label: 'Session', options: sessions } },
  }),
  initialSort: { sort: 'registered', direction: 'desc' },
  tabs: 'session',
  csv: [
    { header: 'id', value: ({ id }) => id },
    { header: 'student_id', value: ({ studentId }) => studentId },
    { header: 'first_name', value: ({ firstName }) => firstName },
    { header: 'last_name', value: ({ lastName }) => lastName },
    { header: 'type', value: ({ type }) => sessionLabels[type] },
    { header: 'email', value: ({ email }) => email },
    { header: 'number', value: ({ number, phoneE164 }) => phoneText(number, phoneE164) },
    { header: 'date', value: ({ date }) => date.toISOString().slice(0, 10) },
  ],
})
