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

export type ContentChange = { label: string; before: string; after: string }

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
    return [{ label: sectionName(section), before: was ? sectionText(was) : '', after: sectionText(section) }]
  })
  const removed = before
    .filter(({ id }) => !current.has(id))
    .map((section) => ({ label: sectionName(section), before: sectionText(section), after: '' }))
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

const byId = (sections: PageSection[]) => new Map(sections.map((section) => [section.id, section]))
