'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useEffect } from 'react'
import { AppliedBadge } from '@/components/jobs/saved-jobs/applied-badge'
import { saveWantedJob, setSaved, useViewerJob } from '@/components/jobs/saved-jobs/viewer-jobs'
import { island } from '@/components/site/islands/island'
import { useTemporary } from '@/components/ui/use-temporary'
import { storeJobToSave } from '@/lib/accounts/session/browser-state'
import { isSignedInHere } from '@/lib/accounts/session/stored-account'
import { savedJobMessages } from '@/lib/jobs/saved-jobs/messages'
import { withNext } from '@/lib/site/routes/return-path'

type SaveJobProps = {
  jobId: number
  jobTitle: string
  isWide?: boolean
  wasSaved?: boolean
}

const NOTE_SHOWN_MS = 5_000

const looks = {
  icon: 'relative z-10 -mr-2.5 -ml-2 size-11 rounded-full hover:bg-sunken',
  wide: 'min-h-11 gap-2 rounded-control border border-edge bg-raised px-4 font-semibold hover:bg-sunken',
}

export const SaveJob = island(
  'save-job',
  function SaveJob({ jobId, jobTitle, isWide = false, wasSaved = false }: SaveJobProps) {
    const known = useViewerJob(jobId)
    const isSaved = known?.isSaved ?? wasSaved
    const [note, showNote] = useTemporary<Note>(NOTE_SHOWN_MS)

    useEffect(() => {
      saveWantedJob().then((saved) => saved === jobId && showNote({ tone: 'success', text: savedJobMessages.saved }))
    }, [jobId, showNote])

    async function toggle() {
      if (!isSignedInHere()) return signIn()
      try {
        if ((await setSaved(jobId, !isSaved)) === 'signed-out') return signIn()
        showNote({ tone: 'success', text: isSaved ? savedJobMessages.removed : savedJobMessages.saved })
      } catch (error) {
        showNote({ tone: 'error', text: (error as Error).message || savedJobMessages.failed })
      }
    }

    function signIn() {
      storeJobToSave(jobId)
      window.location.assign(withNext('/login', window.location.pathname + window.location.search))
    }

    return (
      <>
        <button
          type="button"
          aria-pressed={isSaved}
          aria-label={`Save ${jobTitle}`}
          title={isSaved ? 'Saved' : 'Save this job'}
          onClick={toggle}
          className={`inline-flex shrink-0 items-center justify-center ${isSaved ? 'text-accent' : 'text-muted hover:text-ink'} ${isWide ? looks.wide : looks.icon}`}
        >
          <svg
            aria-hidden
            viewBox="0 0 24 24"
            className={`size-5.5 stroke-current stroke-2 ${isSaved ? 'fill-current' : 'fill-none'}`}
          >
            <path d="M7 3.5h10a1.5 1.5 0 0 1 1.5 1.5v15.5L12 16l-6.5 4.5V5A1.5 1.5 0 0 1 7 3.5z" />
          </svg>
          {isWide && <Words isSaved={isSaved} />}
        </button>
        {known?.isApplied && !isWide && (
          <span className="absolute -top-2.5 right-4">
            <AppliedBadge />
          </span>
        )}
        <SaveNote note={note} />
      </>
    )
  },
)

/** Stacks both labels, so that the button's width doesn't change. */
function Words({ isSaved }: { isSaved: boolean }) {
  return (
    <span aria-hidden className="grid text-center *:col-start-1 *:row-start-1">
      <span className={isSaved ? 'invisible' : undefined}>Save job</span>
      <span className={isSaved ? undefined : 'invisible'}>Saved</span>
    </span>
  )
}

type Note = { tone: 'success' | 'error'; text: string }

function SaveNote({ note }: { note: Note | null }) {
  if (!note) return null
  const Icon = note.tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      role={note.tone === 'error' ? 'alert' : 'status'}
      className="fixed inset-x-5 bottom-24 z-50 mx-auto flex w-fit items-center gap-3 rounded-control bg-deep px-4 py-2.5 text-on-deep shadow-lifted lg:bottom-6"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>{note.text}</span>
      {note.tone === 'success' && (
        <Link
          href="/saved-jobs"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-4"
        >
          See saved jobs
        </Link>
      )}
    </div>
  )
}
