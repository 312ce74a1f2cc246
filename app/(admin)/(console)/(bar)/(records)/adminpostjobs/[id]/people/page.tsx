import type { Metadata } from 'next'
import { BackLink } from '@/components/console/lists/back-link'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { EmailLink } from '@/components/console/lists/email-link'
import { EmptyState } from '@/components/console/lists/empty-state'
import { PageTitle } from '@/components/console/lists/page-title'
import { PersonLink } from '@/components/console/lists/person-link'
import { namelessLabel } from '@/lib/accounts/seekers/admin-list'
import { requireAdmin } from '@/lib/auth/guards'
import { getPostingToMatch, listPeopleWhoFit } from '@/lib/hiring/matches/queries'
import { reasonsOf } from '@/lib/hiring/matches/reasons'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Suggested people',
  description: 'People whose skills, place, work authorization and pay fit a job.',
  robots: { index: false },
}

export default async function PeopleWhoFitPage({ params }: PageProps<'/adminpostjobs/[id]/people'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminpostjobs/${id}/people`)
  const posting = await orNotFound(getPostingToMatch(admin, pageId(id)))
  const { people, samples } = await listPeopleWhoFit(admin, posting)
  const { jobTitle, company, skills } = posting
  return (
    <>
      <BackLink href={`/adminpostjobs/${id}`}>{`${jobTitle}, ${company}`}</BackLink>
      <PageTitle
        title="Suggested people"
        text={people.length > 0 && `${people.length} ${people.length === 1 ? 'person' : 'people'}`}
      />
      {people.length > 0 && (
        <p className="mb-4 max-w-reading text-sm text-muted">
          Up to 50 people who haven't applied, sorted by skills in common, then location, work authorization, expected
          pay and last activity.
        </p>
      )}
      {people.length > 0 ? (
        <DataTable
          caption="Suggested people"
          columns={columns}
          rows={people.map((person) => ({ ...person, reasons: reasonsOf(person.match, 'recruiter') }))}
          samples={samples}
        />
      ) : (
        <EmptyState title={skills.length > 0 ? 'No matches yet' : "We can't suggest anyone for this job"}>
          {skills.length > 0
            ? `People who list one of these skills and haven't applied show up here: ${skills.join(', ')}.`
            : "Its title, qualification and description don't mention any skills we recognize."}
        </EmptyState>
      )}
    </>
  )
}

type PersonWhoFits = Awaited<ReturnType<typeof listPeopleWhoFit>>['people'][number] & {
  reasons: ReturnType<typeof reasonsOf>
}

const columns: Column<PersonWhoFits>[] = [
  {
    header: 'Name',
    cell: (person) => (
      <PersonLink id={person.personId} className={person.userName ? 'font-semibold' : 'text-muted'}>
        {person.userName || namelessLabel(person)}
      </PersonLink>
    ),
    isTitle: true,
  },
  { header: 'Email', cell: ({ email }) => <EmailLink email={email} />, className: 'md:max-w-52', isWhole: true },
  { header: 'Skills', cell: ({ reasons }) => reasons.skills, className: 'md:w-1/3', isWhole: true },
  { header: 'Location', cell: ({ reasons }) => reasons.place },
  { header: 'Authorization', cell: ({ reasons }) => reasons.authorization },
  { header: 'Pay', cell: ({ reasons }) => reasons.pay },
]
