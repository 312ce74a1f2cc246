import { Badge } from '@/components/ui/badge'

type BlogStateProps = { state: 'draft' | 'published'; publishAt: Date; now: Date }

export function BlogStateBadge({ state, publishAt, now }: BlogStateProps) {
  if (state === 'draft') return <Badge>Draft</Badge>
  if (publishAt <= now) return <Badge tone="success">Public</Badge>
  const when = publishAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return <Badge tone="warning">Scheduled for {when} UTC</Badge>
}
