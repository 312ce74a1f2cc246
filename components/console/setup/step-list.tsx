import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { stepTexts } from '@/lib/console/setup/messages'
import { steps as order, type Setup, type Step, type StepStatus } from '@/lib/console/setup/schema'

const badges: Record<StepStatus, { tone: 'success' | 'warning' | 'neutral'; label: string }> = {
  done: { tone: 'success', label: 'Done' },
  skipped: { tone: 'warning', label: 'Skipped' },
  open: { tone: 'neutral', label: 'To do' },
}

export function StepList({ steps }: Pick<Setup, 'steps'>) {
  return (
    <ol className="my-6 divide-y divide-line rounded-card border border-line bg-raised">
      {order.map((step: Step, index) => {
        const { tone, label } = badges[steps[step]]
        return (
          <li key={step} className="flex items-center gap-4 px-4 py-3">
            <span aria-hidden className="text-muted tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <Link href={`/setup/${step}`} className="font-medium underline-offset-4 hover:underline">
                {stepTexts[step].title}
              </Link>
              <span className="block text-sm text-muted">{stepTexts[step].text}</span>
            </span>
            <Badge tone={tone}>{label}</Badge>
          </li>
        )
      })}
    </ol>
  )
}
