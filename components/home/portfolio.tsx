import { ContentCard } from '@/components/content/content-card'
import { portfolio } from '@/lib/content/home'

/** The closing strip of three cards (spec §1). */
export function Portfolio() {
  return (
    <section aria-labelledby="portfolio" className="border-t border-line bg-sunken">
      <div className="page-width py-14 sm:py-20">
        <h2 id="portfolio" className="text-title">
          Where to look next
        </h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {portfolio.map((card) => (
            <ContentCard key={card.href} card={card} linkLabel="Read more" level="h3" />
          ))}
        </ul>
      </div>
    </section>
  )
}
