'use client'

import { CalendarClock } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { PageSubmit } from '@/components/content/site-pages/section-list'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'
import type { SitePage } from '@/lib/content/site-pages/queries'
import { localTime } from '@/lib/platform/dates'

const HOUR_MS = 60 * 60 * 1000

type ScheduleControlProps = {
  of: PageSubmit
  page: SitePage
  version: number
  /** Resolves when no draft is being saved. */
  settled: () => Promise<unknown>
  onConflict: (current: SitePage) => void
  showProblems: (paths: string[]) => void
  pathsOf: (errors: PageSubmit['form']['formState']['errors']) => string[]
}

/** Publishes the draft at a chosen time. Shows when, and cancels it. */
export function ScheduleControl(props: ScheduleControlProps) {
  const { of, page, version, settled, onConflict, showProblems, pathsOf } = props
  const router = useRouter()
  const announce = useAnnounce()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [at, setAt] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const path = `/api/site-pages/${page.id}/schedule`
  const { schedule } = page

  function open() {
    setAt(localTime(schedule ? new Date(schedule.publishAt) : new Date(Date.now() + 24 * HOUR_MS)))
    setError(undefined)
    setFailure(null)
    setOpen(true)
  }

  async function send() {
    const time = new Date(at)
    if (Number.isNaN(time.getTime())) return setError(messages.publishAt)
    setBusy(true)
    await of.form.handleSubmit(
      async (content) => {
        await settled()
        const json = { ...content, version, publishAt: time.toISOString() }
        const response = await callApi<SitePage & { current?: SitePage }>(path, { method: 'PUT', json })
        const { publishAt, ...errors } = response.errors
        setError(publishAt)
        if (!response.isOk && !publishAt) setFailure(response.message || messages.failure)
        if (response.data.current) onConflict(response.data.current)
        if (Object.keys(errors).length > 0) leaveFor(Object.keys(errors), errors)
        if (!response.isOk) return
        setOpen(false)
        announce({ tone: 'success', text: messages.scheduled(timeLabel(time)) })
        router.refresh()
      },
      (errors) => leaveFor(pathsOf(errors)),
    )()
    setBusy(false)
  }

  /** This is inside the page's form, which Enter would publish. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    send()
  }

  /** Closes this and shows the page's own errors. */
  function leaveFor(paths: string[], found: Record<string, string> = {}) {
    for (const [name, message] of Object.entries(found)) of.form.setError(name as 'title', { message })
    setOpen(false)
    showProblems(paths)
  }

  return (
    <>
      <Button look="secondary" onClick={open}>
        <CalendarClock aria-hidden className="size-5" /> {schedule ? 'Reschedule' : 'Schedule'}
      </Button>
      {schedule && (
        <div className="text-sm">
          <strong className="font-semibold">
            Scheduled for <LocalTime of={schedule.publishAt} />
          </strong>{' '}
          by {schedule.by}
          <ConfirmedAction
            call={() => callApi(path, { method: 'DELETE' })}
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
      <Dialog title="Schedule" isOpen={isOpen} onClose={() => setOpen(false)} className="max-w-md">
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
