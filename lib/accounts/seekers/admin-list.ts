import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { daysChoices, withinDays } from '@/lib/console/lists/days'
import { tableRows } from '@/lib/console/lists/queries'
import { phoneText } from '@/lib/platform/phones/numbers'

export const REGISTRATION_TYPE = 'Website'

/** People who requested a code and never used it only left an email, so they don't count as registrations. */
export const registered = { OR: [{ userName: { not: '' } }, { verifiedAt: { not: null } }] }

export const registrations = adminList({
  name: 'registrations',
  path: '/adminregister',
  noun: ['registration', 'registrations'],
  searches: 'name, email or phone',
  empty: 'People who register on the sign-up page show up here.',
  rows: tableRows('seeker', {
    select: {
      id: true,
      userName: true,
      email: true,
      mobile: true,
      phoneE164: true,
      verifiedAt: true,
      openedByCodeAt: true,
      createdAt: true,
      personId: true,
      // Prisma counts related rows of everyone.
      applications: { select: { id: true } },
    },
    search: ['userName', 'email', 'mobile'],
    phones: ['phoneE164'],
    sorts: { registered: ['createdAt'], name: ['userName'], email: ['email'] },
    only: registered,
    filters: {
      status: {
        label: 'Status',
        options: {
          verified: { label: 'Verified', where: { verifiedAt: { not: null } } },
          unverified: { label: 'Unverified', where: { verifiedAt: null } },
        },
      },
      date: {
        label: 'Date',
        isQuiet: true,
        choices: (admin, { date }) => daysChoices(admin, date),
        where: (date) => ({ createdAt: withinDays(date) }),
      },
    },
  }),
  initialSort: { sort: 'registered', direction: 'desc' },
  tabs: 'status',
  found: (row) => ({
    label: row.userName || namelessLabel(row),
    detail: row.email,
    href: `/adminregister?${new URLSearchParams({ search: row.email })}`,
  }),
  csv: [
    { header: 'id', value: ({ id }) => id },
    { header: 'Full Name', value: ({ userName }) => userName },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Phone', value: ({ mobile, phoneE164 }) => phoneText(mobile, phoneE164) },
    { header: 'Status', value: ({ verifiedAt }) => statusLabel(verifiedAt) },
    { header: 'Type', value: () => REGISTRATION_TYPE },
    { header: 'Registered', value: ({ createdAt }) => createdAt },
  ],
})

/**
 * Explains a missing name: they confirmed an email and stopped, or signed up with an emailed code, which doesn't ask
 * for a name.
 */
export function namelessLabel({ openedByCodeAt }: { openedByCodeAt: Date | null }): string {
  return openedByCodeAt ? 'No name' : 'Registration incomplete'
}

export function statusLabel(verifiedAt: Date | null): string {
  return verifiedAt ? 'Verified' : 'Unverified'
}
