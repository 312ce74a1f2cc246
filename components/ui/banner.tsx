import type { ReactNode } from 'react'

type BannerProps = { title: string; isHeading?: boolean; children?: ReactNode }

/**
 * The banner of an inner page, 200 px high (spec §9), over the brand's arches. Its title is the page's h1, unless what
 * the page shows has a title of its own.
 */
export function Banner({ title, isHeading = true, children }: BannerProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className="relative isolate flex h-[200px] items-center overflow-hidden bg-deep text-on-deep">
      <Arches />
      <div className="page-width min-w-0">
        <Title className={`font-display font-semibold md:max-w-[50%] ${isHeading ? 'text-title' : 'text-heading'}`}>
          {title}
        </Title>
        {children && <div className="mt-2 text-on-deep-muted">{children}</div>}
      </div>
    </div>
  )
}

/** The bridge of the brand, at the right of every banner that is wide enough. */
export function Arches() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 600 200"
      className="absolute right-0 bottom-0 -z-10 hidden h-full max-w-none md:block"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.25">
        <path d="M0 150h600M0 158h600" />
        <path d="M60 150a90 90 0 0 1 180 0M80 150a70 70 0 0 1 140 0M240 150a90 90 0 0 1 180 0M260 150a70 70 0 0 1 140 0M420 150a90 90 0 0 1 180 0M440 150a70 70 0 0 1 140 0" />
        <path d="M150 60v90M330 60v90M510 60v90" strokeDasharray="3 6" />
      </g>
      <circle cx="510" cy="60" r="6" className="fill-on-deep-accent" />
    </svg>
  )
}
