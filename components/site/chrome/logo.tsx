import Link from 'next/link'
import { site } from '@/lib/site/company'

type LogoProps = {
  className?: string
  /** On the brand's deep color, which is dark in both themes. */
  isOnDeep?: boolean
}

export function Logo({ className = '', isOnDeep = false }: LogoProps) {
  return (
    <Link
      href="/"
      prefetch={false}
      className={`inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl font-bold tracking-tight large-text:text-base ${className}`}
    >
      <Sign isOnDeep={isOnDeep} />
    </Link>
  )
}

function Sign({ isOnDeep }: { isOnDeep: boolean }) {
  const { logo, darkLogo } = site.look
  if (!logo)
    return (
      <>
        {site.isSample ? <Bridge /> : <Initial />}
        {site.name}
      </>
    )
  if (isOnDeep) return <LogoImage file={darkLogo ?? logo} className={darkLogo ? '' : plate} />
  if (!darkLogo) return <LogoImage file={logo} className={darkPlate} />
  return (
    <>
      <LogoImage file={logo} className="dark:hidden" />
      <LogoImage file={darkLogo} className="hidden dark:block" />
    </>
  )
}

/** A light background for logos that need one. */
const plate = 'rounded-control bg-[#fff] px-1.5 py-1'
const darkPlate = 'dark:rounded-control dark:bg-[#fff] dark:px-1.5 dark:py-1'

const LogoImage = ({ file, className }: { file: string; className: string }) => (
  // biome-ignore lint/performance/noImgElement: stored in the size it is shown in.
  <img
    src={`/uploads/site/${file}`}
    alt={site.name}
    className={`h-9 w-auto min-w-0 max-w-48 object-contain object-left ${className}`}
  />
)

const Initial = () => (
  <span
    aria-hidden
    className="grid size-9 shrink-0 place-items-center rounded-control bg-deep text-on-deep ring-1 ring-on-deep-muted/40 ring-inset"
  >
    {site.name.slice(0, 1).toUpperCase()}
  </span>
)

const Bridge = () => (
  <svg viewBox="0 0 40 40" aria-hidden className="size-9">
    <rect width="40" height="40" rx="10" className="fill-deep" />
    <path
      d="M6 27h28M6 31h28M10 27a10 10 0 0 1 20 0M14.5 27a5.5 5.5 0 0 1 11 0M20 9v8"
      fill="none"
      stroke="#f4efe4"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <circle cx="20" cy="8.5" r="2.5" className="fill-on-deep-accent" />
  </svg>
)
