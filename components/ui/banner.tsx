import type { ReactNode } from 'react'
import { site } from '@/lib/site/company'

type BannerProps = {
  title: ReactNode
  lead?: ReactNode
  /** On wide screens the page itself shows the lead, in larger type. */
  isLeadForPhones?: boolean
  isHeading?: boolean
  children?: ReactNode
}

/** The longest lead that fits the banner on a narrow phone without making it taller. */
const MAX_SHORT_LEAD = 110

/** 200 px high (requirements §9). Without a lead, the sample company's has a line drawing of a growth ring and a bridge. */
export function Banner({ title, lead, isLeadForPhones = false, isHeading = true, children }: BannerProps) {
  const Title = isHeading ? 'h1' : 'p'
  const isShort = typeof lead !== 'string' || lead.length <= MAX_SHORT_LEAD
  return (
    <>
      <div className="relative isolate flex min-h-[200px] items-center overflow-hidden bg-deep py-4 text-on-deep">
        {site.isSample && (!lead || isLeadForPhones) && <RingToBridge />}
        <div className="page-width grid min-w-0 items-center gap-x-16 lg:grid-cols-[5fr_6fr]">
          <div className="min-w-0">
            {children && <div className="text-on-deep-muted">{children}</div>}
            <Title
              className={`font-display font-semibold ${isHeading ? 'text-[clamp(1.75rem,1.3rem+1.9vw,2.875rem)] leading-[1.08]' : 'text-heading'}`}
            >
              {title}
            </Title>
          </div>
          {lead && (
            <p
              className={`max-w-xl text-pretty lg:text-lg lg:leading-normal ${isLeadForPhones ? 'lg:hidden' : 'lg:block'} ${isShort ? 'mt-2 leading-snug lg:mt-0' : 'hidden'}`}
            >
              {lead}
            </p>
          )}
        </div>
      </div>
      {lead && !isShort && <p className="page-width pt-8 text-lg font-medium lg:hidden">{lead}</p>}
    </>
  )
}

function RingToBridge() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 620 200"
      className="absolute right-0 bottom-0 -z-10 hidden h-full max-w-none fill-none stroke-on-deep/30 md:block"
    >
      <circle cx="90" cy="100" r="14" />
      <circle cx="90" cy="100" r="30" />
      <circle cx="92" cy="101" r="48" />
      <circle cx="95" cy="102" r="70" />
      <path d="M104 100h96l30 40h60v20h330M290 140h330M330 140a70 70 0 0 1 140 0M350 140a50 50 0 0 1 100 0M470 140a70 70 0 0 1 140 0M490 140a50 50 0 0 1 100 0M400 70v70M540 70v70" />
      <circle cx="200" cy="100" r="5" className="fill-deep" />
      <circle cx="290" cy="140" r="5" className="fill-deep" />
      <circle cx="90" cy="100" r="6" className="fill-on-deep-accent stroke-none" />
    </svg>
  )
}
