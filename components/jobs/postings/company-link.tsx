import { ExternalLink } from 'lucide-react'
import { NewTab } from '@/components/ui/new-tab'

type CompanyLinkProps = { company: string; url: string; className: string }

export function CompanyLink({ company, url, className }: CompanyLinkProps) {
  if (!url) return company
  return (
    <a
      href={url}
      rel="nofollow noopener"
      target="_blank"
      className={`inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4 ${className}`}
    >
      {company} <ExternalLink aria-hidden className="size-4 shrink-0" />
      <NewTab />
    </a>
  )
}
