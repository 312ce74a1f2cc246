import { CircleCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

export function AppliedBadge() {
  return (
    <Badge tone="success">
      <CircleCheck aria-hidden className="size-3.5" /> Applied
    </Badge>
  )
}
