import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { applicationStatuses, statusOptions } from '@/lib/hiring/applications/statuses'
import { type Talent, talentQueries } from '@/lib/hiring/talent/list-queries'
import { readKeySkills } from '@/lib/people/profiles/lists'
import { phoneText } from '@/lib/platform/phones/numbers'
import { listSampleIds } from '@/lib/platform/sample-rows/queries'

export const talent = adminList<Talent>({
  name: 'talent',
  path: '/adminappliedjobs/talent',
  noun: ['person', 'people'],
  searches: 'skill, job, name, resume…',
  empty: 'People who agreed that we may keep their resume for future jobs show up here.',
  rows: {
    samples: (ids) => listSampleIds('Seeker', ids),
    sorts: ['agreed', 'name'],
    filters: [{ name: 'came', label: 'Furthest stage', options: statusOptions }],
    ...talentQueries,
  },
  initialSort: { sort: 'agreed', direction: 'desc' },
  csv: [
    { header: 'name', value: ({ userName }) => userName },
    { header: 'email', value: ({ email }) => email },
    { header: 'mobile', value: ({ mobile, phoneE164 }) => phoneText(mobile, phoneE164) },
    { header: 'appliedFor', value: ({ applications }) => applications.map(appliedLine).join('; ') },
    { header: 'looksFor', value: ({ generalApplication }) => generalApplication?.wish ?? '' },
    { header: 'skills', value: ({ profile }) => skillsOf(profile) },
    { header: 'agreedOn', value: ({ consents }) => consents[0]?.createdAt ?? null },
  ],
})

/** The skills in a profile's text and in its list. */
export function skillsOf(profile: Talent['profile']): string {
  return [profile?.skills, readKeySkills(profile?.keySkills).join(', ')].filter(Boolean).join('; ')
}

function appliedLine({ posting, state }: Talent['applications'][number]): string {
  return `${posting.jobTitle}, ${posting.company} (${applicationStatuses[state].label})`
}
