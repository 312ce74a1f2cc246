import { ContentCard } from '@/components/content/content-card'
import { teasers } from '@/lib/content/home'
import { site } from '@/lib/site'

/** The four teaser cards with their READ MORE links (spec §1). */
export function Teasers() {
  return (
    <section aria-labelledby="teasers" className="page-width py-14 sm:py-20">
      <h2 id="teasers" className="text-title">
        {site.name} at a glance
      </h2>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {teasers.map((card) => (
          <ContentCard key={card.href} card={card} linkLabel="READ MORE" level="h3" />
        ))}
      </ul>
    </section>
  )
}
