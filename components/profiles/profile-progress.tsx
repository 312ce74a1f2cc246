import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'

type ProfileProgressProps = { percent: number; missing: string[] }

/** How complete the profile is, and what would help next. */
export function ProfileProgress({ percent, missing }: ProfileProgressProps) {
  return (
    <section
      aria-label="Your profile"
      className="flex flex-col items-start rounded-card border border-line bg-raised p-6 shadow-card"
    >
      <p className="text-heading font-semibold">Your profile is {percent} % complete</p>
      <svg
        aria-hidden
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-3 h-2 w-full rounded-full bg-sunken"
      >
        <rect width={percent} height="4" className="fill-brand" />
      </svg>
      <p className="mt-3 mb-5 text-muted">
        {missing.length === 0
          ? 'Nothing is missing. Keep it fresh: recruiters read it before they write to you.'
          : `Still missing: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}.`}
      </p>
      <Link href="/profile" className={buttonClass('secondary', 'mt-auto')}>
        {missing.length === 0 ? 'See your profile' : 'Complete your profile'}
      </Link>
    </section>
  )
}
