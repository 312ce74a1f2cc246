import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { EmailLink } from '@/components/console/lists/email-link'
import { filterOf, ListPage, type SearchParams } from '@/components/console/lists/list-page'
import { PersonLink } from '@/components/console/lists/person-link'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { pageAction } from '@/components/console/lists/row-action'
import { RowSelection, SelectRow } from '@/components/console/lists/row-selection'
import { WriteToSelected } from '@/components/hiring/person-mails/write-to-selected'
import { Tags } from '@/components/hiring/persons/tags'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { persons } from '@/lib/hiring/persons/admin-list'
import { dayText, nameOf, phonesOf } from '@/lib/hiring/persons/format'
import type { ListedPerson } from '@/lib/hiring/persons/list-queries'
import { dayLabel } from '@/lib/platform/dates'

/** `from` is the list's query, for the way back. */
const columnsFor = (today: string, from: string): Column<ListedPerson>[] => [
  {
    header: 'Select',
    isSelect: true,
    cell: (person) => <SelectRow id={person.id} name={nameOf(person)} />,
    className: 'md:w-10',
  },
  {
    header: 'Name',
    cell: (person) => <Name person={person} from={from} />,
    className: 'md:min-w-40',
    isTitle: true,
    isWhole: true,
    sort: 'name',
  },
  {
    header: 'Contact',
    cell: (person) => <Contact person={person} />,
    className: 'md:max-w-52',
    isWhole: true,
  },
  {
    header: 'Applications',
    cell: (person) => <Applications person={person} />,
    className: 'md:max-w-56',
    isWhole: true,
  },
  { header: 'Tags', cell: ({ tags }) => tags.length > 0 && <Tags tags={tags} />, className: 'md:max-w-56' },
  { header: 'Owner', cell: ({ owner }) => owner && (owner.name || owner.email) },
  {
    header: 'Follow-up',
    cell: ({ followUpAt }) =>
      followUpAt && (
        <time
          dateTime={dayText(followUpAt)}
          className={dayText(followUpAt) <= today ? 'font-semibold text-warning' : undefined}
        >
          {dayLabel(followUpAt)}
        </time>
      ),
    className: 'md:whitespace-nowrap',
    sort: 'follow-up',
  },
  {
    header: 'Added',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'added',
  },
]

export function PersonList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={persons}
      title="People"
      columns={({ time, from }) => columnsFor(dayText(time), from)}
      frame={(table, { rows, ...context }) => (
        <RowSelection
          selectable={rows.map((person) => ({ id: person.id, version: person.version, name: nameOf(person) }))}
        >
          <WriteToSelected of="people" {...filterOf(persons, context)} />
          {table}
        </RowSelection>
      )}
      action={
        <div className="flex flex-wrap gap-3">
          <Link href="/people/imports" prefetch={false} className={buttonClass('secondary', pageAction)}>
            Import people
          </Link>
          <Link href="/people/templates" prefetch={false} className={buttonClass('secondary', pageAction)}>
            Message templates
          </Link>
        </div>
      }
      searchParams={searchParams}
    />
  )
}

type PersonProps = { person: ListedPerson }

function Name({ person, from }: PersonProps & { from: string }) {
  return (
    <PersonLink id={person.id} from={from} className="font-semibold wrap-break-word">
      {nameOf(person)}
    </PersonLink>
  )
}

function Contact({ person }: PersonProps) {
  return (
    <>
      {person.emails.map(({ address, refusedAt }) => (
        <div key={address}>
          <EmailLink email={address} />
          {refusedAt && <Badge tone="warning">Refused</Badge>}
        </div>
      ))}
      {phonesOf(person).map(({ entered, e164 }) => (
        <PhoneLink key={e164 ?? entered} entered={entered} e164={e164} />
      ))}
    </>
  )
}

function Applications({ person }: PersonProps) {
  const newest = person.seekers.flatMap(({ applications }) => applications)
  const more = person.applicationCount - newest.length
  if (newest.length === 0) return null
  return (
    <ul>
      {newest.map(({ id, state, posting }) => (
        <li key={id} className="md:truncate">
          <Link
            href={`/adminappliedjobs/${id}`}
            prefetch={false}
            className="underline decoration-edge underline-offset-4 max-md:inline-block max-md:min-h-11 max-md:content-center"
          >
            {posting.jobTitle}
          </Link>{' '}
          <span className="text-muted">{applicationStatuses[state].label}</span>
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more} more</li>}
    </ul>
  )
}
