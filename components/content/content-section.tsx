import { Check, Minus } from 'lucide-react'
import type { Section } from '@/lib/content/page'

/** One section of a page of words: its heading beside its text on wide screens. */
export function ContentSection({ section: { heading, paragraphs, points, mark } }: { section: Section }) {
  const Mark = mark === 'dash' ? Minus : Check
  return (
    <section className="grid gap-x-14 gap-y-4 border-t border-line py-10 lg:grid-cols-[18rem_1fr]">
      <h2 className="text-heading">{heading}</h2>
      <div className="max-w-reading space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul className="space-y-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Mark aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
