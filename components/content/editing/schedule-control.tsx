'use client'

import { CalendarClock } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Checked } from '@/components/content/editing/use-drafted-document'
import { pendingUploadResponse } from '@/components/content/editing/use-picture-upload'
import { useAnnounce, useAnnouncement } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'
import { scheduleMessages as messages } from '@/lib/content/editing/messages'
import type { Schedule } from '@/lib/content/editing/schema'
import { localTime } from '@/lib/platform/dates'

const HOUR_MS = 60 * 60 * 1000

type Answer<Saved> = { current?: Saved }

type ScheduleControlProps<Saved> = {
  /** The URL of the API. */
  path: string
  schedule: Schedule
  version: number
  /** What would be published, or the errors by field that keep it from being published. */
  toPublish: () => Promise<Checked<object>>
  /** Resolves when no draft is being saved. */
  settled: () => Promise<unknown>
  onConflict: (current: Saved) => void
  showErrors: (errors: FieldErrors) => void
}

/** Publishes the draft at a chosen time. Shows when, and cancels it. */
export function ScheduleControl<Saved>(props: ScheduleControlProps<Saved>) {
  const { path, schedule, version, toPublish, settled, onConflict, showErrors } = props
  const router = useRouter()
  const announce = useAnnounce()
  const [missed, setMissed] = useAnnouncement()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [at, setAt] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const isShown = useRef(false)
  const leavingFor = useRef<FieldErrors | null>(null)

  function open() {
    setAt(localTime(schedule ? new Date(schedule.publishAt) : new Date(Date.now() + 24 * HOUR_MS)))
    setError(undefined)
    setFailure(null)
    setMissed(null)
    leavingFor.current = null
    isShown.current = true
    setOpen(true)
  }

  async function send() {
    if (isBusy) return
    const time = new Date(at)
    if (Number.isNaN(time.getTime())) return setError(messages.publishAt)
    setBusy(true)
    await schedulePublication(time)
    setBusy(false)
  }

  async function schedulePublication(time: Date) {
    const checked = await toPublish()
    if (checked.errors) return leaveFor(checked.errors)
    const { isOk, message, errors, data } =
      pendingUploadResponse<Answer<Saved>>() ?? (await call(checked.content, time))
    const { publishAt, ...others } = errors
    setError(publishAt)
    const failed = message || messages.failure
    if (!isOk && !publishAt) setFailure(failed)
    // The dialog was closed while this was being sent.
    if (!isOk && !isShown.current) setMissed({ tone: 'error', text: publishAt ?? failed })
    if (data.current) onConflict(data.current)
    if (Object.keys(others).length > 0) leaveFor(others)
    if (!isOk) return
    setOpen(false)
    announce({ tone: 'success', text: messages.scheduled(timeLabel(time)) })
    router.refresh()
  }

  async function call(content: object, time: Date) {
    await settled()
    const json = { ...content, version, publishAt: time.toISOString() }
    return callApi<Answer<Saved>>(`${path}/schedule`, { method: 'PUT', json })
  }

  /** This is inside the page's form, which Enter would publish. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    send()
  }

  /** Closes the dialog, which moves the focus back, and then shows the page's own errors. */
  function leaveFor(errors: FieldErrors) {
    if (!isShown.current) return showErrors(errors)
    leavingFor.current = errors
    setOpen(false)
  }

  function close() {
    isShown.current = false
    setOpen(false)
    if (leavingFor.current) showErrors(leavingFor.current)
    leavingFor.current = null
  }

  return (
    <>
      <Button look="secondary" onClick={open}>
        <CalendarClock aria-hidden className="size-5" /> {schedule ? 'Reschedule' : 'Schedule'}
      </Button>
      <MessageArea message={missed} />
      {schedule && (
        <div className="text-sm">
          <strong className="font-semibold">
            Scheduled for <LocalTime of={schedule.publishAt} />
          </strong>{' '}
          by {schedule.by}
          <ConfirmedAction
            call={() => callApi(`${path}/schedule`, { method: 'DELETE' })}
            title="Cancel schedule"
            question={messages.askUnschedule}
            confirmLabel="Cancel schedule"
            done={messages.unscheduled}
            failed={messages.failure}
            button={(ask) => (
              <button type="button" onClick={ask} className="min-h-11 underline underline-offset-4">
                Cancel schedule
              </button>
            )}
          />
        </div>
      )}
      <Dialog title="Schedule" isOpen={isOpen} onClose={close} className="max-w-md">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter for the field inside. */}
        <div onKeyDown={press} className="space-y-5">
          <Field
            id="schedule-at"
            label="Publish on"
            type="datetime-local"
            required
            data-first-focus
            value={at}
            error={error}
            hint={`In your time zone, ${zoneName()}. Publishing anything before then cancels it.`}
            onChange={(event) => setAt(event.target.value)}
          />
          <MessageArea message={failure === null ? null : { tone: 'error', text: failure }} />
          <Button isBusy={isBusy} onClick={send}>
            Schedule
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const timeLabel = (time: Date) =>
  time.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The server doesn't know the editor's time zone. */
function LocalTime({ of }: { of: string }) {
  const [label, setLabel] = useState('')
  useEffect(() => setLabel(timeLabel(new Date(of))), [of])
  return <time dateTime={of}>{label}</time>
}
