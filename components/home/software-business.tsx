import { Check } from 'lucide-react'
import { softwareBusiness } from '@/lib/content/home'

/** 'Business of Software Development' with its two lists of technology strengths (spec §1). */
export function SoftwareBusiness() {
  const { title, paragraphs, strengths } = softwareBusiness
  return (
    <section aria-labelledby="software-business" className="bg-deep text-on-deep">
      <div className="page-width grid gap-10 py-14 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <h2 id="software-business" className="text-title">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-on-deep-muted">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid gap-8 sm:grid-cols-2">
          {strengths.map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="text-heading">{heading}</h3>
              <ul className="mt-4 divide-y divide-on-deep/15">
                {items.map((item) => (
                  <li key={item} className="flex gap-3 py-2.5 text-base">
                    <Check aria-hidden className="mt-1 size-4 shrink-0 text-on-deep-muted" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
