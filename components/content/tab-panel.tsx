import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '@/components/pictures/picture'
import type { Tab } from '@/lib/content/page'

type TabPanelProps = { tab: Tab; level: 'h2' | 'h3'; children?: ReactNode }

/** What a tab shows: its picture beside its words. */
export function TabPanel({
  tab: { heading, paragraphs, points, picture, alt },
  level: Heading,
  children,
}: TabPanelProps) {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
      <Picture name={picture} alt={alt} className="h-auto w-full rounded-card" />
      <div>
        <Heading className="text-heading">{heading}</Heading>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
        <ul className="mt-5 space-y-2">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
              {point}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}
