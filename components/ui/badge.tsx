import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-brand',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
} as const

type BadgeProps = { tone?: keyof typeof tones; isSmall?: boolean; children: ReactNode }

export function Badge({ tone = 'neutral', isSmall = false, children }: BadgeProps) {
  const size = isSmall ? 'px-1.5 text-xs' : 'px-2.5 py-0.5 text-sm'
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full font-medium ${size} ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
