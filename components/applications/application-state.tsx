import { Badge } from '@/components/ui/badge'
import type { AppliedJob } from '@/lib/applications/queries'
import { applicationStates } from '@/lib/applications/states'

export function ApplicationState({ state }: { state: AppliedJob['state'] }) {
  const { label, tone } = applicationStates[state].seeker
  return <Badge tone={tone}>{label}</Badge>
}
