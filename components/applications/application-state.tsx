import { Badge } from '@/components/ui/badge'
import type { AppliedJob } from '@/lib/applications/queries'

type State = AppliedJob['state']

const shown: Record<State, { label: string; tone?: 'success' | 'danger' | 'warning' }> = {
  NEW: { label: 'Applied' },
  REVIEWED: { label: 'Reviewed' },
  SHORTLISTED: { label: 'Shortlisted', tone: 'success' },
  REJECTED: { label: 'Not selected', tone: 'danger' },
  HIRED: { label: 'Hired', tone: 'success' },
  WITHDRAWN: { label: 'Withdrawn' },
}

/** How far an application has come, for its seeker. */
export function ApplicationState({ state }: { state: State }) {
  const { label, tone } = shown[state]
  return <Badge {...(tone && { tone })}>{label}</Badge>
}
