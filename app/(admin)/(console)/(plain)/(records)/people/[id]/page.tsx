import { Users } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { Notes } from '@/components/hiring/applications/notes'
import { EditPerson } from '@/components/hiring/persons/edit-person'
import { Duplicates, Merges } from '@/components/hiring/persons/person-merges'
import {
  Card,
  PersonApplications,
  PersonContact,
  PersonProfile,
  PersonResumes,
  PersonTimeline,
} from '@/components/hiring/persons/person-record'
import { Tags } from '@/components/hiring/persons/tags'
import { requireAdmin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { persons } from '@/lib/hiring/persons/admin-list'
import { nameOf, toPerson } from '@/lib/hiring/persons/format'
import { listTags } from '@/lib/hiring/persons/list-queries'
import { findMergedInto, listDuplicates, listMerges } from '@/lib/hiring/persons/merge-queries'
import { findLikeness, getPerson, listOwners } from '@/lib/hiring/persons/queries'
import { timelineOf } from '@/lib/hiring/persons/timeline'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Person',
  description: 'A person with their applications, resumes, messages and history.',
  robots: { index: false },
}

export default async function PersonPage({ params, searchParams }: PageProps<'/people/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/people/${id}`)
  const mergedInto = await findMergedInto(admin, pageId(id))
  if (mergedInto !== null) redirect(`/people/${mergedInto}`)
  const person = await orNotFound(getPerson(admin, pageId(id)))
  const [owners, tags, duplicates, merges, likeness] = await Promise.all([
    listOwners(admin, person),
    listTags(),
    listDuplicates(admin, person),
    listMerges(admin, person.id),
    findLikeness(admin, person.id),
  ])
  // Emails leave in real time, even if a test has moved the clock.
  const moments = timelineOf(person, new Date())
  return (
    <>
      <BackLink href={persons.url.backOf(await searchParams)}>People</BackLink>
      <PageTitle title={nameOf(person)} isSample={person.isSample}>
        {person.tags.length > 0 && <Tags tags={person.tags} />}
        {(likeness.skills || likeness.place) && (
          <Link
            href={persons.url.hrefOf({ ...persons.url.read({}), ...likeness }, {})}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 sm:ml-auto lg:min-h-9"
          >
            <Users aria-hidden className="size-4" /> People like this
          </Link>
        )}
      </PageTitle>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] xl:items-start">
        <div className="min-w-0 xl:col-start-2">
          <PersonContact person={person} />
        </div>
        <div className="grid min-w-0 gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <PersonApplications person={person} />
          <Card id="notes" title="Notes">
            <Notes path={`/api/people/${person.id}/notes`} draft={`person-note-${person.id}`} notes={person.notes} />
          </Card>
          <PersonTimeline moments={moments} maySeeOutbox={hasPermission(admin.role, 'owner')} />
        </div>
        <div className="grid min-w-0 gap-4 xl:col-start-2">
          <Card id="care" title="Owner and follow-up">
            <EditPerson key={merges.length} person={toPerson(person)} owners={owners} tags={tags} />
          </Card>
          {duplicates.length > 0 && (
            <Card id="duplicates" title="Possible duplicates">
              <Duplicates person={person} name={nameOf(person)} duplicates={duplicates} />
            </Card>
          )}
          {merges.length > 0 && (
            <Card id="merges" title="Merged people">
              <Merges personId={person.id} merges={merges} />
            </Card>
          )}
          <PersonResumes person={person} />
          <PersonProfile person={person} />
        </div>
      </div>
    </>
  )
}
