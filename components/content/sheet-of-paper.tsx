import { Check, X } from 'lucide-react'
import type { Sheet } from '@/lib/content/page'

type SheetOfPaperProps = { heading: string; text: string; sheet: Sheet }

export function SheetOfPaper({ heading, text, sheet }: SheetOfPaperProps) {
  return (
    <section aria-labelledby="sheet" className="overflow-hidden bg-brand-soft">
      <div className="page-width grid grid-cols-1 gap-x-20 gap-y-8 pt-14 wrap-anywhere sm:pt-20 lg:grid-cols-[4fr_7fr]">
        <div className="lg:pb-20">
          <h2 id="sheet" className="text-title">
            {heading}
          </h2>
          <p className="mt-4 max-w-reading lg:text-lg">{text}</p>
        </div>
        <figure className="rounded-t-card border border-b-0 border-line bg-raised px-5 pt-6 pb-8 shadow-lifted sm:px-10 sm:pt-9">
          <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-4">
            <strong className="font-display text-heading font-semibold">{sheet.title}</strong>
            <span className="text-sm text-muted">{sheet.label}</span>
          </figcaption>
          <dl>
            {sheet.rows.map(({ term, text: words, mark }) => (
              <div
                key={term}
                className="grid grid-cols-[auto_1fr_1.5rem] sm:grid-cols-[4.5rem_1fr_1.5rem] items-baseline gap-x-4 border-b border-line py-3 large-text:grid-cols-1"
              >
                <dt className="min-w-6 text-sm font-semibold text-muted">{term}</dt>
                <dd className={mark === 'no' ? '' : 'font-medium'}>{words}</dd>
                {mark && (
                  <dd className="self-center">
                    {mark === 'yes' ? (
                      <Check aria-label="yes" className="size-5 text-success" />
                    ) : (
                      <X aria-label="no" className="size-5 text-danger" />
                    )}
                  </dd>
                )}
              </div>
            ))}
          </dl>
          <p className="mt-5 font-display text-lg font-semibold">{sheet.foot}</p>
        </figure>
      </div>
    </section>
  )
}
