import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Picture } from '@/components/pictures/picture'
import type { Card } from '@/lib/content/page'

type ContentCardProps = { card: Card; linkLabel: string; level?: 'h2' | 'h3' }

/** A card that leads to a page. All of it is the link's target; the link's name tells which page. */
export function ContentCard({
  card: { title, text, href, picture, alt },
  linkLabel,
  level: Heading = 'h2',
}: ContentCardProps) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-shadow duration-200 hover:shadow-lifted">
      <Picture name={picture} alt={alt} className="h-auto w-full" />
      <div className="flex flex-1 flex-col p-6">
        <Heading className="text-heading">{title}</Heading>
        <p className="mt-2 mb-4 text-muted">{text}</p>
        <Link
          href={href}
          prefetch={false}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent after:absolute after:inset-0 group-hover:underline"
        >
          {linkLabel} <span className="sr-only">: {title}</span>
          <ArrowRight aria-hidden className="size-4 transition-transform duration-200 group-hover:translate-x-1" />
        </Link>
      </div>
    </li>
  )
}
