import type { ReactNode } from 'react'
import { SampleBadge } from '@/components/console/lists/sample-badge'

type PageTitleProps = { title: string; text?: ReactNode; isSample?: boolean; children?: ReactNode }

export function PageTitle({ title, text, isSample, children }: PageTitleProps) {
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl wrap-anywhere">{title}</h1>
        {isSample && <SampleBadge />}
        {text && <p className="text-sm text-muted tabular-nums">{text}</p>}
      </div>
      {children}
    </div>
  )
}
