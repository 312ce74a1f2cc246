import Link from 'next/link'
import type { Admin } from '@/lib/auth/guards'
import { stepTexts } from '@/lib/console/setup/messages'
import { findSetup, nextStep } from '@/lib/console/setup/queries'

/** Reminds owners of an unfinished setup. */
export async function SetupReminder({ admin }: { admin: Admin }) {
  const stored = admin.role === 'OWNER' ? await findSetup() : null
  const step = stored && nextStep(stored.setup)
  if (!step) return null
  return (
    <p className="mb-4 rounded-control bg-brand-soft px-4 py-3 text-brand">
      Your site isn't set up yet. Next step: {stepTexts[step].title}.{' '}
      <Link href={`/setup/${step}`} className="font-medium underline underline-offset-4">
        Continue setup
      </Link>
    </p>
  )
}
