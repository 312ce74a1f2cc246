'use client'

import { FlaskConical, Trash2 } from 'lucide-react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { countedRows, keptSentence } from '@/lib/console/sample-data/format'
import { sampleMessages } from '@/lib/console/sample-data/messages'
import { type SampleData, totalOf } from '@/lib/console/sample-data/schema'

const PATH = '/api/sample-data'
/** The response for a change that continues in the background. The page shows its progress. */
const ACCEPTED = 202

type SampleProps = { sample: Pick<SampleData, 'rows' | 'kept'> }

export function AddActivity({ sample, look }: SampleProps & { look?: ButtonLook }) {
  const { act, isBusy, message } = useAction({
    call: () => callApi(PATH, { method: 'POST', json: { rows: totalOf(sample) } }),
    done: ({ status }) => (status === ACCEPTED ? undefined : sampleMessages.added),
    failed: sampleMessages.notAdded,
  })
  return (
    <>
      <Button look={look} isBusy={isBusy} onClick={() => act()}>
        {!isBusy && <FlaskConical aria-hidden className="size-5" />} Add sample activity
      </Button>
      <MessageArea message={message} />
    </>
  )
}

export function RemoveSampleData({ sample }: SampleProps) {
  const kept = keptSentence(sample.kept)
  return (
    <ConfirmedAction
      call={() => callApi(PATH, { method: 'DELETE', json: { rows: totalOf(sample) } })}
      title="Remove sample data"
      question="Remove all sample data? This can't be undone."
      confirmLabel="Remove"
      details={
        <>
          <ul className="columns-2 gap-6 text-sm">
            {countedRows(sample).map((counted) => (
              <li key={counted} className="break-inside-avoid">
                {counted}
              </li>
            ))}
          </ul>
          {kept && <p className="rounded-control bg-success-soft px-3 py-2 text-sm text-success">{kept}</p>}
          <p className="text-sm text-muted">
            Your notes and replies on these records are removed too. Everything else you've created stays, including all
            admin accounts.
          </p>
        </>
      }
      done={({ status }) => (status === ACCEPTED ? undefined : sampleMessages.removed)}
      failed={sampleMessages.notRemoved}
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          <Trash2 aria-hidden className="size-5" /> Remove sample data
        </Button>
      )}
    />
  )
}
