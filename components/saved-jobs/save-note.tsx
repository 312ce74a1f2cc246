'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useEffect } from 'react'

export type Note = { tone: 'success' | 'error'; text: string }

const SHOWN_MS = 5_000

/** What became of saving a job: a line at the foot of the screen that goes by itself (spec §9, toasts). */
export function SaveNote({ note, onGone }: { note: Note | null; onGone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins with each note, not with each render.
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(onGone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [note])

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
