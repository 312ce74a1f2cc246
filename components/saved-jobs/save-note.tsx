'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import Link from 'next/link'

export type Note = { tone: 'success' | 'error'; text: string }

export function SaveNote({ note }: { note: Note | null }) {
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
