import type { ReactNode } from 'react'
import type { Section } from '@/lib/content/pages/schema'

export function ContentSection({ section: { heading, paragraphs, points, isFrank } }: { section: Section }) {
  return (
    <SectionOfWords heading={heading} isEmphasized={isFrank}>
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
    </SectionOfWords>
  )
}

type SectionOfWordsProps = { heading: ReactNode; isEmphasized?: boolean; children: ReactNode }

export function SectionOfWords({ heading, isEmphasized, children }: SectionOfWordsProps) {
  return (
    <section className={isEmphasized ? 'rounded-card bg-sunken p-6 sm:p-10' : ''}>
      <h2 className={isEmphasized ? 'text-title' : 'text-heading'}>{heading}</h2>
      <div className={`mt-3 max-w-reading space-y-4 ${isEmphasized ? 'lg:text-lg' : ''}`}>{children}</div>
    </section>
  )
}
