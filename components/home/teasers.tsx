import Link from 'next/link'
import { Picture } from '@/components/pictures/picture'
import { Arrow } from '@/components/ui/arrow'
import type { Card } from '@/lib/content/page'
import { site } from '@/lib/site'

export function Teasers({ teasers }: { teasers: Card[] }) {
  const [first, ...others] = teasers
  return (
    <section aria-labelledby="teasers" className="page-width py-16 sm:py-24">
      <h2 id="teasers" className="text-title">
        {site.name} at a glance
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_6fr] lg:grid-rows-3">
        {first && (
          <li className="group relative flex flex-col lg:row-span-3">
            <Picture name={first.picture} alt={first.alt} className="w-full flex-1 rounded-card object-cover" />
            <Words card={first} className="mt-6" />
          </li>
        )}
        {others.map((card) => (
          <li
            key={card.href}
            className="group relative grid grid-cols-[7rem_1fr] items-center gap-6 large-text:grid-cols-1 sm:grid-cols-[12rem_1fr]"
          >
            <Picture name={card.picture} alt={card.alt} className="h-auto w-full rounded-card" />
            <Words card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ card: { title, text, href }, className }: { card: Card; className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-heading">{title}</h3>
      <p className="mt-1.5 max-w-lg text-muted">{text}</p>
      <Link
        href={href}
        prefetch={false}
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
      >
        READ MORE <span className="sr-only">: {title}</span>
        <Arrow className="transition-transform duration-200 group-hover:translate-x-1" />
      </Link>
    </div>
  )
}
