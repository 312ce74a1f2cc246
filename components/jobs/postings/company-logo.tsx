import { logoPath } from '@/lib/jobs/postings/format'

type CompanyLogoProps = {
  company: string
  fileName: string | undefined
  url?: string | null | undefined
  className?: string
  isOfPage?: boolean
}

export function CompanyLogo({ company, fileName, url, className = 'size-12', isOfPage }: CompanyLogoProps) {
  const frame = `shrink-0 rounded-control border border-line ${className}`
  const mark = isOfPage ? 'page' : 'card'
  const source = url ?? (fileName && logoPath(fileName))
  if (!source)
    return (
      <span
        aria-hidden
        data-logo={mark}
        className={`grid place-items-center bg-brand-soft font-display text-heading font-bold text-brand ${frame}`}
      >
        {company.charAt(0).toUpperCase()}
      </span>
    )
  return (
    // biome-ignore lint/performance/noImgElement: logos are re-encoded to their size when they are uploaded.
    <img
      src={source}
      data-logo={mark}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className={`bg-sunken object-contain ${frame}`}
    />
  )
}
