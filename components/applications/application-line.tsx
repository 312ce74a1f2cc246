import type { ApplicationState } from '@/lib/generated/prisma/enums'

const reached: Record<ApplicationState, number> = {
  NEW: 1,
  REVIEWED: 2,
  SHORTLISTED: 3,
  HIRED: 4,
  REJECTED: 4,
  WITHDRAWN: 1,
}
const ends: Partial<Record<ApplicationState, string>> = { HIRED: 'Hired', REJECTED: 'Not selected' }

export function ApplicationLine({ state }: { state: ApplicationState }) {
  const steps = ['Applied', 'Reviewed', 'Shortlisted', ends[state] ?? 'Decision']
  const current = reached[state]
  return (
    <ol aria-label="How far it has come" className="grid grid-cols-4">
      {steps.map((step, index) => {
        const isDone = index < current
        return (
          <li key={step} aria-current={index === current - 1 ? 'step' : undefined} className="relative min-w-0 pt-8">
            {index > 0 && (
              <span
                aria-hidden
                className={`absolute top-[0.6875rem] right-full left-[-100%] ml-[1.375rem] border-t-2 ${isDone ? 'border-current' : 'border-on-deep/30'}`}
              />
            )}
            <span
              aria-hidden
              className={`absolute top-1 left-0 size-4 rounded-full border-2 ${isDone ? 'border-current bg-current' : 'border-on-deep/50'} ${index === current - 1 ? 'outline-4 outline-on-deep/25' : ''}`}
            />
            <span
              className={`block pr-1 text-xs leading-tight sm:text-sm ${isDone ? 'font-semibold' : 'text-on-deep-muted'}`}
            >
              {step}
              {isDone && <span className="sr-only">, done</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
