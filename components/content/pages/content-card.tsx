import Link from 'next/link'
import type { ReactNode } from 'react'
import { Picture } from '@/components/content/pictures/picture'
import { Arrow } from '@/components/ui/arrow'
import type { Card, PictureSource } from '@/lib/content/pages/schema'

type ContentCardProps = {
  /** Without a link, its label is plain text. */
  card: Pick<Card, 'alt'> & {
    title: ReactNode
    text: ReactNode
    href: string | null
    picture: PictureSource | null
  }
  /** Instead of the card's picture. */
  image?: ReactNode
  linkLabel: string
  level?: 'h2' | 'h3'
}

export function ContentCard({
  card: { title, text, href, picture, alt },
  image,
  linkLabel,
  level: Heading = 'h2',
}: ContentCardProps) {
  return (
    <li className="group relative flex flex-col">
      {image}
      {picture && (
        <Picture name={picture} alt={alt} className="mb-5 aspect-3/2 h-auto w-full rounded-card object-cover" />
      )}
      <Heading className="text-heading">{title}</Heading>
      <p className="mt-1.5 text-muted">{text}</p>
      {href === null ? (
        <p className="mt-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold">
          {linkLabel} <Arrow />
        </p>
      ) : (
        <Link
          href={href}
          prefetch={false}
          className="mt-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {linkLabel} <span className="sr-only">: {title}</span>
          <Arrow className="transition-transform duration-200 group-hover:translate-x-1" />
        </Link>
      )}
    </li>
  )
}
