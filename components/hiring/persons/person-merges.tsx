'use client'

import { Merge, Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { PersonLink } from '@/components/console/lists/person-link'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import type { Duplicate, ListedMerge } from '@/lib/hiring/persons/merge-queries'
import { mergeMessages } from '@/lib/hiring/persons/messages'
import { dayLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'

type DuplicatesProps = { person: { id: number; version: number }; name: string; duplicates: Duplicate[] }

/** People who could be the same, each with what it means to merge them. */
export function Duplicates({ person, name, duplicates }: DuplicatesProps) {
  return (
    <ul className="space-y-4">
      {duplicates.map((other) => (
        <li key={other.id}>
          <PersonLink id={other.id} className="font-semibold wrap-anywhere">
            {labelOf(other)}
          </PersonLink>
          <p className="text-sm text-muted wrap-anywhere">
            {[other.hasSamePhone ? 'Same phone number' : 'Similar name and email', ...other.emails].join(' · ')}
          </p>
          <MergePerson person={person} name={name} other={other} />
        </li>
      ))}
    </ul>
  )
}

type MergePersonProps = { person: { id: number; version: number }; name: string; other: Duplicate }

function MergePerson({ person: { id, version }, name, other }: MergePersonProps) {
  const json = { otherId: other.id, version, otherVersion: other.version }
  return (
    <ConfirmedAction
      call={() => callApi(`/api/people/${id}/merges`, { method: 'POST', json })}
      title="Merge people"
      question={`Are ${name} and ${labelOf(other)} the same person? You can undo this for 30 days.`}
      confirmLabel="Merge"
      look="primary"
      details={<Preview name={name} other={other} />}
      done={mergeMessages.merged}
      failed={({ message }) => message || mergeMessages.notMerged}
      button={(ask) => (
        <Button look="secondary" onClick={ask} className="mt-2">
          <Merge aria-hidden className="size-4" /> Merge
          <span className="sr-only"> {labelOf(other)} into this person</span>
        </Button>
      )}
    />
  )
}

function Preview({ name, other }: { name: string; other: Duplicate }) {
  const counts = [
    countOf(other.applications, 'application'),
    countOf(other.demos, 'demo session'),
    countOf(other.messages, 'message'),
  ].filter((text) => !text.startsWith('0'))
  const facts = { Emails: other.emails.join(', '), Records: counts.join(', '), Tags: other.tags.join(', ') }
  return (
    <>
      <p>{name} will also have:</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {Object.entries(facts).map(
          ([fact, value]) =>
            value && (
              <div key={fact} className="contents">
                <dt className="text-muted">{fact}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

type MergesProps = { personId: number; merges: ListedMerge[] }

export function Merges({ personId, merges }: MergesProps) {
  return (
    <ul className="space-y-4">
      {merges.map((merge) => (
        <li key={merge.id}>
          <p className="font-semibold wrap-anywhere">{labelOf(merge)}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {merge.emails.join(', ')} · merged by {merge.mergedBy}, {dayLabel(merge.mergedAt)}
          </p>
          <UndoMerge personId={personId} merge={merge} />
        </li>
      ))}
    </ul>
  )
}

function UndoMerge({ personId, merge }: { personId: number; merge: ListedMerge }) {
  const router = useRouter()
  const { act, isBusy, message } = useAction<void, { id?: number }>({
    call: () => callApi(`/api/people/${personId}/merges/${merge.id}`, { method: 'DELETE' }),
    done: ({ data: { id } }) => {
      router.push(`/people/${id}`)
      return mergeMessages.undone
    },
    failed: mergeMessages.notUndone,
    isQuiet: true,
  })
  return (
    <>
      <Button look="secondary" onClick={() => void act()} aria-disabled={isBusy} className="mt-2">
        <Undo2 aria-hidden className="size-4" /> Undo merge
        <span className="sr-only"> of {labelOf(merge)}</span>
      </Button>
      <MessageArea message={message} />
    </>
  )
}

const labelOf = ({ name, emails }: { name: string; emails: string[] }) => name || emails[0] || 'No name'
