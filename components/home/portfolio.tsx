import { ContentCard } from '@/components/content/content-card'
import type { HomeContent } from '@/lib/content/home'

export function Portfolio({ words: { heading, cards } }: { words: HomeContent['portfolio'] }) {
  return (
    <section aria-labelledby="portfolio" className="page-width pt-4 pb-16 sm:pb-24">
      <h2 id="portfolio" className="border-t-2 border-brand pt-6 text-heading">
        {heading}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {cards.map((card) => (
          <ContentCard key={card.href} card={card} linkLabel="Read more" level="h3" />
        ))}
      </ul>
    </section>
  )
}
