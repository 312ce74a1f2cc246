'use client'

// A client component, because React streams the late parts of a server component's SVG with an inline style, which the
// content policy blocks.

const BAR = 12
const GAP = 2
const LABEL = 20
const BETWEEN = 14
/** The longest bar's share of the width, in percent. The rest is for its number. */
const LONGEST = 84
const MAX_LABEL = 36

type Series = { label: string; color: string }
type Group = { label: string; values: (number | null)[] }
type BarPlotProps = { title: string; series: Series[]; groups: Group[] }

export function BarPlot({ title, series, groups }: BarPlotProps) {
  const longest = Math.max(...groups.flatMap(({ values }) => values.map((value) => value ?? 0))) || 1
  const height = LABEL + series.length * (BAR + GAP) + BETWEEN
  return (
    <div className="min-w-0">
      <svg
        role="img"
        aria-label={`${title}. The table has the same numbers.`}
        width="100%"
        height={groups.length * height - BETWEEN}
        className="block overflow-hidden text-xs"
      >
        {groups.map(({ label, values }, index) => (
          <g key={label} transform={`translate(0 ${index * height})`}>
            <text y={13} className="fill-ink text-sm">
              {label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL)}…` : label}
            </text>
            {series.map(({ label: name, color }, at) => {
              const value = values[at] ?? null
              const width = ((value ?? 0) / longest) * LONGEST
              const y = LABEL + at * (BAR + GAP)
              return (
                <g key={name}>
                  <rect width={`${width}%`} y={y} height={BAR} rx={3} className={color} />
                  <text x={`${width}%`} dx={width > 0 ? 6 : 0} y={y + BAR - 2} className="fill-muted tabular-nums">
                    {value?.toLocaleString('en-US', { maximumFractionDigits: 1 }) ?? '–'}
                  </text>
                </g>
              )
            })}
          </g>
        ))}
      </svg>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {series.map(({ label, color }) => (
          <li key={label} className="flex items-center gap-2">
            <svg aria-hidden width={12} height={12} className="shrink-0">
              <rect width={12} height={12} rx={3} className={color} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
