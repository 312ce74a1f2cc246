import { logoPath } from '@/lib/postings/format'

type CompanyLogoProps = { company: string; fileName: string | undefined; className?: string }

/** A company's logo; its initial where there is none. Decorative: the name always stands beside it. */
export function CompanyLogo({ company, fileName, className = 'size-12' }: CompanyLogoProps) {
  const frame = `shrink-0 rounded-control border border-line ${className}`
  if (!fileName)
    return (
      <span
        aria-hidden
        className={`grid place-items-center bg-brand-soft font-display text-heading font-bold text-brand ${frame}`}
      >
        {company.charAt(0).toUpperCase()}
      </span>
    )
  return (
    // biome-ignore lint/performance/noImgElement: logos are re-encoded to their size when they are uploaded.
    <img
      src={logoPath(fileName)}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className={`bg-raised object-contain ${frame}`}
    />
  )
}
