import { blogPicturePath } from '@/lib/content/blogs/pictures'
import { picturesOf } from '@/lib/content/site-pages/links'
import type { PageContent, PageSection, SectionKind } from '@/lib/content/site-pages/schema'

export const sectionNames: Record<SectionKind, string> = {
  hero: 'Hero',
  text: 'Text and image',
  tabs: 'Tabs',
  cards: 'Cards',
  steps: 'Steps',
  quote: 'Quote',
  figures: 'Figures',
  questions: 'Questions',
  action: 'Call to action',
  jobs: 'Jobs',
}

/** A section's kind and its heading, such as "Steps: How we hire". */
export function sectionName(section: PageSection): string {
  const heading = 'heading' in section ? section.heading : section.kind === 'action' ? section.label : section.name
  return [sectionNames[section.kind], heading].filter(Boolean).join(': ')
}

/** Properties that aren't text. */
const unread = ['kind', 'id', 'file', 'ground', 'count']

/** A section's whole text as one string. */
export const sectionText = (section: PageSection): string => textsIn(section).join(' · ')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return text === '' ? [] : [text]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (unread.includes(name) ? [] : textsIn(part)))
}

type Image = { src: string; alt: string }
export type ContentChange = {
  label: string
  before: string
  after: string
  /** Images that were replaced, added or removed, in the order of the section. */
  images?: { before: Image | null; after: Image | null }[]
}

const topFields = {
  title: 'Title',
  lead: 'Lead',
  metaTitle: 'Search engine title',
  description: 'Search engine description',
} as const

/** What changed between two versions, for the history and the audit log. */
export function contentChanges(before: PageContent | null, after: PageContent): ContentChange[] {
  const top = (Object.keys(topFields) as (keyof typeof topFields)[])
    .filter((name) => (before?.[name] ?? '') !== after[name])
    .map((name) => ({ label: topFields[name], before: before?.[name] ?? '', after: after[name] }))
  return [...top, ...sectionChanges(before?.sections ?? [], after.sections)]
}

function sectionChanges(before: PageSection[], after: PageSection[]): ContentChange[] {
  const [old, current] = [byId(before), byId(after)]
  const edited = after.flatMap((section) => {
    const was = old.get(section.id)
    if (was && JSON.stringify(was) === JSON.stringify(section)) return []
    return [changeOf(was, section)]
  })
  const removed = before.filter(({ id }) => !current.has(id)).map((section) => changeOf(section, undefined))
  const shared = (sections: PageSection[], other: Map<string, PageSection>) =>
    sections.filter(({ id }) => other.has(id)).map(({ id }) => id)
  const isReordered = shared(before, current).join() !== shared(after, old).join()
  const names = (sections: PageSection[]) => sections.map(sectionName).join(' · ')
  return [
    ...edited,
    ...removed,
    ...(isReordered ? [{ label: 'Order of sections', before: names(before), after: names(after) }] : []),
  ]
}

function changeOf(before: PageSection | undefined, after: PageSection | undefined): ContentChange {
  const [old, current] = [imagesIn(before), imagesIn(after)]
  const paths = [...new Set([...old.keys(), ...current.keys()])]
  const images = paths
    .map((path) => ({ before: old.get(path) ?? null, after: current.get(path) ?? null }))
    .filter((image) => image.before?.src !== image.after?.src)
  const named = after ?? before
  return {
    label: named ? sectionName(named) : '',
    before: before ? sectionText(before) : '',
    after: after ? sectionText(after) : '',
    ...(images.length > 0 && { images }),
  }
}

/** A section's images by their place in it. */
function imagesIn(section: PageSection | undefined): Map<string, Image> {
  const found = section ? picturesOf({ sections: [section] }) : []
  return new Map(found.map(({ path, picture }) => [path, { src: blogPicturePath(picture.file), alt: picture.alt }]))
}

const byId = (sections: PageSection[]) => new Map(sections.map((section) => [section.id, section]))
