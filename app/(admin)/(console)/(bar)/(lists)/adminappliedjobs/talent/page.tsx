import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Column } from '@/components/console/lists/data-table'
import { EmailLink } from '@/components/console/lists/email-link'
import { ListPage } from '@/components/console/lists/list-page'
import { PersonLink } from '@/components/console/lists/person-link'
import { ApplicationViews } from '@/components/hiring/applications/application-views'
import { namelessLabel } from '@/lib/accounts/seekers/admin-list'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { skillsOf, talent } from '@/lib/hiring/talent/admin-list'
import { EXCERPT_MARKS, listResumeExcerpts, type Talent } from '@/lib/hiring/talent/list-queries'
import { dayLabel } from '@/lib/platform/dates'

const MAX_APPLICATIONS = 2
const columnsFor = (words: string, excerpts: Promise<Map<number, string>>): Column<Talent>[] => [
  {
    header: 'Name',
    cell: (person) => (
      <PersonLink id={person.personId} className={person.userName ? 'font-semibold' : 'text-muted'}>
        {person.userName || namelessLabel(person)}
      </PersonLink>
    ),
    isTitle: true,
    sort: 'name',
  },
  { header: 'Email', cell: ({ email }) => <EmailLink email={email} />, className: 'md:max-w-52', isWhole: true },
  {
    header: 'Applied for',
    cell: (person) => <AppliedFor person={person} words={words} />,
    className: 'md:w-1/3',
    isWhole: true,
  },
  {
    header: 'Interests and skills',
    cell: ({ generalApplication, profile }) =>
      [generalApplication?.wish, skillsOf(profile)].filter(Boolean).join(' · '),
    className: 'md:max-w-72',
  },
  {
    header: 'Resume',
    cell: (person) => <ResumeOf person={person} excerpts={excerpts} />,
    className: 'md:max-w-72',
    isWhole: true,
  },
  {
    header: 'Consent date',
    cell: ({ consents: [consent] }) =>
      consent && <time dateTime={consent.createdAt.toISOString()}>{dayLabel(consent.createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'agreed',
  },
]

export const metadata: Metadata = {
  title: 'Talent search',
  description: 'Past applicants who agreed to hear about future jobs.',
  robots: { index: false },
}

export default function TalentPage({ searchParams }: PageProps<'/adminappliedjobs/talent'>) {
  return (
    <ListPage
      list={talent}
      title="Talent search"
      columns={({ admin, query: { search }, rows }) =>
        columnsFor(
          search,
          listResumeExcerpts(
            admin,
            search,
            rows.map(({ id }) => id),
          ),
        )
      }
      parts={<ApplicationViews current="talent" />}
      searchParams={searchParams}
    />
  )
}

type ResumeOfProps = { person: Talent; excerpts: Promise<Map<number, string>> }

async function ResumeOf({ person: { id, generalApplication, userName, email }, excerpts }: ResumeOfProps) {
  const excerpt = (await excerpts).get(id)
  return (
    <>
      {generalApplication && (
        <a
          href={`/uploads/${generalApplication.resume.name}`}
          aria-label={`${generalApplication.resume.originalName} of ${userName || email}`}
          className="inline-flex min-h-11 items-center break-all underline underline-offset-4 md:min-h-6"
        >
          {generalApplication.resume.originalName}
        </a>
      )}
      {excerpt && <p className="text-sm whitespace-normal text-muted wrap-anywhere">{marked(excerpt)}</p>}
    </>
  )
}

function marked(excerpt: string): ReactNode[] {
  const [start, end] = EXCERPT_MARKS
  return excerpt.split(start).flatMap((piece, index) => {
    const [found = '', rest = ''] = index === 0 ? ['', piece] : piece.split(end)
    return [found && <mark key={index}>{found}</mark>, rest]
  })
}

type AppliedForProps = { person: Talent; words: string }

function AppliedFor({ person: { applications }, words }: AppliedForProps) {
  const more = applications.length - MAX_APPLICATIONS
  return (
    <ul>
      {applications.slice(0, MAX_APPLICATIONS).map(({ id, state, posting }) => (
        <li key={id} className="md:truncate">
          <Link
            href={`/adminappliedjobs/${id}${words && `?${new URLSearchParams({ words })}`}`}
            prefetch={false}
            data-open
            className="underline decoration-edge underline-offset-4 max-md:inline-block max-md:min-h-11 max-md:content-center"
          >
            {posting.jobTitle}
          </Link>{' '}
          <span className="text-muted">{applicationStatuses[state].label}</span>
          {more > 0 && id === applications[MAX_APPLICATIONS - 1]?.id && (
            <span className="text-muted"> and {more} more</span>
          )}
        </li>
      ))}
    </ul>
  )
}
