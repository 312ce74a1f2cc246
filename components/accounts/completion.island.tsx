'use client'

import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { CompletionForm } from '@/components/accounts/completion-form'
import { island } from '@/components/islands/island'
import { buttonClass } from '@/components/ui/button'
import { storedRegistration, watchAccount } from '@/lib/session/storage'

/** The code screen for the address that step one kept in this browser; without one, the way to step one. */
export const Completion = island('completion', function Completion({ next }: { next: string | null }) {
  const email = useSyncExternalStore(
    watchAccount,
    () => storedRegistration()?.email ?? '',
    () => null,
  )
  if (email !== '') return <CompletionForm email={email ?? ''} next={next} />
  // The form keeps its room, so that nothing moves when the browser finds that it holds no registration.
  return (
    <div className="relative">
      <div inert className="invisible">
        <CompletionForm email="" next={next} />
      </div>
      <div className="absolute inset-x-0 top-0 rounded-card border border-line bg-raised p-6">
        <p>
          This browser holds no registration yet. Start with your name, email and mobile number, then come back with the
          code.
        </p>
        <Link href="/register" className={buttonClass('primary', 'mt-5')}>
          Start registration
        </Link>
      </div>
    </div>
  )
})
