import type { Chart } from '@/lib/content/pages/schema'

export function CaseChart({ chart, className = '' }: { chart: Chart; className?: string }) {
  if (chart.kind === 'bars') return <Bars {...chart} className={className} />
  if (chart.kind === 'line') return <Line {...chart} className={className} />
  return <Dots {...chart} className={className} />
}

type Props<Kind> = Extract<Chart, { kind: Kind }> & { className: string }

function Bars({ before, after, alt, className }: Props<'bars'>) {
  const height = (value: number) => (value / (Math.max(before, after) || 1)) * 150
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 240 160" className={`w-full ${className}`}>
      <rect x="20" y={155 - height(before)} width="84" height={height(before)} className="fill-current opacity-25" />
      <rect x="136" y={155 - height(after)} width="84" height={height(after)} className="fill-current" />
      <path d={`M20 ${155 - height(before)}H232`} className="stroke-current" strokeDasharray="2 6" opacity="0.6" />
      <path d="M0 155.500h240" className="stroke-current" />
    </svg>
  )
}

function Line({ values, alt, className }: Props<'line'>) {
  const most = Math.max(...values) || 1
  const points = values.map((value, index) => {
    const x = 10 + (index * 220) / (values.length - 1)
    return [Math.round(x), Math.round(155 - (value / most) * 143)] as const
  })
  const steps = points.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')
  const [first, last] = [points[0], points.at(-1)]
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 240 160" className={`w-full ${className}`}>
      <path d={`${steps}V155H10Z`} className="fill-current opacity-15" />
      <path d={steps} className="fill-none stroke-current stroke-3" />
      <path d="M0 155.500h240" className="stroke-current" />
      {first && <circle cx={first[0]} cy={first[1]} r="5" className="fill-current opacity-60" />}
      {last && <circle cx={last[0]} cy={last[1]} r="7" className="fill-current" />}
    </svg>
  )
}

function Dots({ total, filled, strong, alt, className }: Props<'dots'>) {
  const columns = total > 24 ? 7 : 6
  const step = 240 / columns
  const rows = Math.ceil(total / columns)
  return (
    <svg role="img" aria-label={alt} viewBox={`0 0 240 ${rows * step}`} className={`w-full ${className}`}>
      {Array.from({ length: total }, (_, index) => (
        <circle
          key={index}
          cx={step / 2 + (index % columns) * step}
          cy={step / 2 + Math.floor(index / columns) * step}
          r={step * 0.32}
          className={
            index < strong ? 'fill-current' : index < filled ? 'fill-current opacity-40' : 'fill-none stroke-current'
          }
        />
      ))}
    </svg>
  )
}
