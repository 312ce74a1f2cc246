import type { ReactNode } from 'react'

/** The banner of an inner page, 200 px high (spec §9): its one h1 over the brand's arches. */
export function Banner({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="relative isolate flex h-[200px] items-center overflow-hidden bg-deep text-on-deep">
      <svg
        aria-hidden
        viewBox="0 0 600 200"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-y-0 right-0 -z-10 h-full w-full opacity-25 sm:w-2/3"
      >
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M0 150h600M0 158h600" />
          <path d="M60 150a90 90 0 0 1 180 0M80 150a70 70 0 0 1 140 0M240 150a90 90 0 0 1 180 0M260 150a70 70 0 0 1 140 0M420 150a90 90 0 0 1 180 0M440 150a70 70 0 0 1 140 0" />
          <path d="M150 60v90M330 60v90M510 60v90" strokeDasharray="3 6" />
        </g>
        <circle cx="510" cy="60" r="6" className="fill-[#e0935c]" />
      </svg>
      <div className="page-width">
        <h1 className="text-title">{title}</h1>
        {children && <div className="mt-2 text-on-deep-muted">{children}</div>}
      </div>
    </div>
  )
}
