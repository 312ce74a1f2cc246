import type { Section } from '@/lib/content/pages/schema'

export function ContentSection({ section: { heading, paragraphs, points, isFrank } }: { section: Section }) {
  return (
    <section className={isFrank ? 'rounded-card bg-sunken p-6 sm:p-10' : ''}>
      <h2 className={isFrank ? 'text-title' : 'text-heading'}>{heading}</h2>
      <div className={`mt-3 max-w-reading space-y-4 ${isFrank ? 'lg:text-lg' : ''}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul className="space-y-2 border-l-2 border-brand pl-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
