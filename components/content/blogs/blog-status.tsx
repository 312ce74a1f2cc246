import { Badge } from '@/components/ui/badge'

type BlogStatusProps = { state: 'draft' | 'published'; publishAt: Date; now: Date }

export function BlogStatusBadge({ state, publishAt, now }: BlogStatusProps) {
  if (state === 'draft') return <Badge>Draft</Badge>
  if (publishAt <= now) return <Badge tone="success">Public</Badge>
  const when = publishAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return <Badge tone="warning">Scheduled for {when} UTC</Badge>
}
