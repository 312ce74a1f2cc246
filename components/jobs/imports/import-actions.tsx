'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import type { ImportContent } from '@/lib/generated/prisma/enums'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { countOf } from '@/lib/platform/numbers'

type ImportProps = { id: number; version: number }

const choices = [
  { value: 'review', label: 'Send to review', text: 'New jobs and changes go live when someone approves them.' },
  { value: 'publish', label: 'Publish at once', text: 'New jobs and changes to open jobs are live right away.' },
] as const

/** Starts an import of people. */
export function ApplyPeople({ id, version, rows }: ImportProps & { rows: number }) {
  const { act, isBusy, message } = useAction({
    call: () => callApi(`/api/imports/${id}/apply`, { method: 'POST', json: { version, publish: false } }),
    done: messages.applying,
    failed: messages.notDone,
  })
  return (
    <div className="space-y-4">
      <p>No one gets an email. Applications appear with the date and status from the file.</p>
      <MessageArea message={message} />
      <Button isBusy={isBusy} onClick={() => act()}>
        {isBusy ? 'Starting' : `Import ${countOf(rows, 'row')}`}
      </Button>
    </div>
  )
}

type ApplyProps = ImportProps & { jobs: number; isPublished: boolean }

/** Starts the import after a choice between review and publishing. */
export function ApplyImport({ id, version, jobs, isPublished }: ApplyProps) {
  const [choice, setChoice] = useState<(typeof choices)[number]['value']>(isPublished ? 'publish' : 'review')
  const { act, isBusy, message } = useAction({
    call: () =>
      callApi(`/api/imports/${id}/apply`, { method: 'POST', json: { version, publish: choice === 'publish' } }),
    done: messages.applying,
    failed: messages.notDone,
  })
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-1 font-semibold">What happens to the jobs?</legend>
        {choices.map(({ value, label, text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="choice"
              value={value}
              checked={choice === value}
              onChange={() => setChoice(value)}
              className="mt-0.5 size-6 shrink-0 accent-accent"
            />
            <span>
              <span className="font-medium">{label}</span>
              <span className="block text-muted">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <MessageArea message={message} />
      <Button isBusy={isBusy} onClick={() => act()}>
        {isBusy ? 'Starting' : `Import ${countOf(jobs, 'job')}`}
      </Button>
    </div>
  )
}

export function CancelImport({ id, version }: ImportProps) {
  return (
    <ConfirmedAction
      call={() => callApi(`/api/imports/${id}/cancel`, { method: 'POST', json: { version } })}
      title="Cancel import"
      question="Cancel this import? Anything already imported stays until you undo it."
      confirmLabel="Cancel import"
      done={messages.canceled}
      failed={messages.notDone}
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          Cancel import
        </Button>
      )}
    />
  )
}

const undoQuestions: Record<ImportContent, string> = {
  JOBS: "Undo this import? New jobs are deleted, or closed if someone has applied. Changed jobs get their old text back unless they've been edited since.",
  PEOPLE:
    'Undo this import? New people and applications are deleted unless someone has signed in or worked on them since. Changed people get their old values back.',
}

export function UndoImport({ id, version, content }: ImportProps & { content: ImportContent }) {
  return (
    <ConfirmedAction
      call={() => callApi(`/api/imports/${id}/undo`, { method: 'POST', json: { version } })}
      title="Undo import"
      question={undoQuestions[content]}
      confirmLabel="Undo import"
      done={messages.undoing}
      failed={messages.notDone}
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          Undo import
        </Button>
      )}
    />
  )
}
