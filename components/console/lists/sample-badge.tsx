import { Badge } from '@/components/ui/badge'

/** Marks a row or record as sample data (/sample-data). */
export function SampleBadge() {
  return (
    <Badge tone="brand" isSmall>
      Sample
    </Badge>
  )
}
