import { logoPath } from '@/lib/postings/format'

type CompanyLogoProps = {
  company: string
  fileName: string | undefined
  /** Where the picture is while it is not stored. */
  address?: string | null | undefined
  className?: string
  /** Where it is the page's own: a card's logo becomes it (public/boot.js). */
  isOfPage?: boolean
}

/** A company's logo; its initial where there is none. Decorative: the name always stands beside it. */
export function CompanyLogo({ company, fileName, address, className = 'size-12', isOfPage }: CompanyLogoProps) {
  const frame = `shrink-0 rounded-control border border-line ${className}`
  const mark = isOfPage ? 'page' : 'card'
  const source = address ?? (fileName && logoPath(fileName))
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
