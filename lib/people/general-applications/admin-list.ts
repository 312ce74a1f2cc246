import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import { findByPhone } from '@/lib/people/general-applications/queries'
import { phoneText } from '@/lib/platform/phones/numbers'

export const generalApplications = adminList({
  name: 'general-applications',
  path: '/adminregister',
  fixed: { tab: 'later' },
  noun: ['resume for future jobs', 'resumes for future jobs'],
  searches: "name, email or job they're looking for",
  empty: 'People who left a resume for future jobs show up here.',
  rows: tableRows('generalApplication', {
    select: {
      id: true,
      wish: true,
      createdAt: true,
      studentName: true,
      email: true,
      seeker: { select: { mobile: true, phoneE164: true, personId: true } },
      resume: { select: { name: true, originalName: true } },
    },
    search: ['studentName', 'email', 'wish'],
    elsewhere: findByPhone,
    sorts: { left: ['createdAt'] },
    filters: {},
  }),
  initialSort: { sort: 'left', direction: 'desc' },
  csv: [
    { header: 'Full Name', value: ({ studentName }) => studentName },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Phone', value: ({ seeker }) => phoneText(seeker.mobile, seeker.phoneE164) },
    { header: 'Looking for', value: ({ wish }) => wish },
    { header: 'Resume', value: ({ resume }) => resume.originalName },
    { header: 'Received', value: ({ createdAt }) => createdAt },
  ],
})
