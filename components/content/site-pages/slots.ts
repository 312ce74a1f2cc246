import type { ReactNode } from 'react'
import type { PagePicture, SectionOf } from '@/lib/content/site-pages/schema'

/** How a page's texts and images are rendered: as visitors see them, or as fields of the editor. */
export type Slots = {
  /** The text at a path, such as `sections.0.heading`. */
  text: (path: string, value: string) => ReactNode
  /** A text's paragraphs, which are separated by blank lines. */
  paragraphs: (path: string, value: string) => ReactNode[]
  /** One point per line. */
  points: (path: string, value: string) => ReactNode[]
  richText: (path: string, html: string) => ReactNode
  picture: (path: string, picture: PagePicture | null, className: string) => ReactNode
  jobs: (id: string, section: SectionOf<'jobs'>, heading: ReactNode) => ReactNode
  /** Shows empty fields and everything that visitors have to open first, and leaves out links. */
  isEditing: boolean
}
