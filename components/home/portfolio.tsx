import { ContentCard } from '@/components/content/content-card'
import { portfolio } from '@/lib/content/home'

export function Portfolio() {
  return (
    <section aria-labelledby="portfolio" className="page-width pt-4 pb-16 sm:pb-24">
      <h2 id="portfolio" className="border-t-2 border-brand pt-6 text-heading">
        Where to look next
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {portfolio.map((card) => (
          <ContentCard key={card.href} card={card} linkLabel="Read more" level="h3" />
        ))}
      </ul>
    </section>
  )
}
