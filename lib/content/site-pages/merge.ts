import type { PageContent, PageSection } from '@/lib/content/site-pages/schema'

const topFields = ['title', 'lead', 'metaTitle', 'description'] as const

/**
 * Merges what someone else published since `base` into an editor's content. Parts that the editor hasn't changed take
 * the published version; the editor's version wins where both changed something. Without `base`, everything counts as
 * changed.
 */
export function mergeContent(base: PageContent | null, mine: PageContent, theirs: PageContent): PageContent {
  const top = Object.fromEntries(
    topFields.map((name) => [name, base && mine[name] === base[name] ? theirs[name] : mine[name]]),
  )
  return { ...mine, ...top, sections: mergeSections(base?.sections ?? [], mine.sections, theirs.sections) }
}

function mergeSections(base: PageSection[], mine: PageSection[], theirs: PageSection[]): PageSection[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  const isTouched = ({ id }: PageSection) => JSON.stringify(own.get(id)) !== JSON.stringify(before.get(id))
  const kept = mine.flatMap((section) => {
    const published = other.get(section.id)
    if (isTouched(section)) return [section]
    return published ? [published] : []
  })
  const added = theirs.filter(({ id }) => !own.has(id) && !before.has(id))
  return added.reduce((all, section) => insertAfter(all, section, previousOf(theirs, section)), kept)
}

function insertAfter(all: PageSection[], section: PageSection, previous: PageSection | undefined): PageSection[] {
  const place = previous ? all.findIndex(({ id }) => id === previous.id) + 1 || all.length : 0
  return all.toSpliced(place, 0, section)
}

const previousOf = (all: PageSection[], { id }: PageSection) => all[all.findIndex((each) => each.id === id) - 1]
const byId = (sections: PageSection[]) => new Map(sections.map((section) => [section.id, section]))
