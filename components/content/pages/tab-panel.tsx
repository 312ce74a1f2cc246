import type { ReactNode } from 'react'
import { Picture } from '@/components/content/pictures/picture'
import type { PictureSource, Tab } from '@/lib/content/pages/schema'

type TabPanelProps = {
  tab: Pick<Tab, 'alt'> & {
    heading: ReactNode
    paragraphs: readonly ReactNode[]
    points: readonly ReactNode[]
    picture: PictureSource | null
  }
  /** Instead of the tab's picture. */
  image?: ReactNode
  level: 'h2' | 'h3'
  children?: ReactNode
}

export function TabPanel({
  tab: { heading, paragraphs, points, picture, alt },
  image,
  level: Heading,
  children,
}: TabPanelProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[5fr_6fr] lg:gap-16">
      <div>
        <Heading className="text-title">{heading}</Heading>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="mt-4">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
      <div className="lg:row-span-2">
        {image}
        {picture && <Picture name={picture} alt={alt} className="mb-5 h-auto w-full rounded-card" />}
        {points.length > 0 && (
          <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
            {points.map((point, index) => (
              <li key={index} className="border-b border-line py-2.5 leading-snug">
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
