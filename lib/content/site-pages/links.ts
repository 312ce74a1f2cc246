import { draftContentSchema, type PageContent, type PagePicture } from '@/lib/content/site-pages/schema'

type Found<Value> = { path: string } & Value

/** Every link of a page's content with its place, such as `sections.0.link.href`. Leaves out links in rich text. */
export function linksOf(content: PageContent): Found<{ href: string }>[] {
  return content.sections.flatMap((section, index) => {
    const at = `sections.${index}`
    if (section.kind === 'hero') return [{ path: `${at}.link.href`, href: section.link.href }]
    if (section.kind === 'action') return [{ path: `${at}.href`, href: section.href }]
    if (section.kind === 'cards')
      return section.items.map(({ href }, item) => ({ path: `${at}.items.${item}.href`, href }))
    return []
  })
}

/** Every link, with those in rich text. */
export function hrefsOf(content: PageContent): Found<{ href: string }>[] {
  const inText = content.sections.flatMap((section, index) =>
    section.kind === 'text'
      ? [...section.body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => ({
          path: `sections.${index}.body`,
          href,
        }))
      : [],
  )
  return [...linksOf(content), ...inText].filter(({ href }) => href !== '')
}

/**
 * The content with links to the paths that `pathNow` returns for theirs. Keeps what follows the path, and the content as
 * it is if a new path would make it too long.
 */
export function withPaths(content: PageContent, pathNow: (path: string) => string): PageContent {
  const change = (href: string) => href.replace(/^[^?#]*/, pathNow)
  const sections = content.sections.map((section) => {
    if (section.kind === 'hero') return { ...section, link: { ...section.link, href: change(section.link.href) } }
    if (section.kind === 'action') return { ...section, href: change(section.href) }
    if (section.kind === 'cards')
      return { ...section, items: section.items.map((item) => ({ ...item, href: change(item.href) })) }
    if (section.kind !== 'text') return section
    const body = section.body.replace(/(<a [^>]*?href=")([^"]*)/g, (_all, tag, href) => tag + change(href))
    return { ...section, body }
  })
  const changed = { ...content, sections }
  return draftContentSchema.safeParse(changed).success ? changed : content
}

/** Every image with its place, such as `sections.2.items.0.picture`. */
export function picturesOf(content: Pick<PageContent, 'sections'>): Found<{ picture: PagePicture }>[] {
  return content.sections.flatMap((section, index) => {
    const at = `sections.${index}`
    const own = 'picture' in section ? [{ path: `${at}.picture`, picture: section.picture }] : []
    const ofItems =
      section.kind === 'tabs' || section.kind === 'cards'
        ? section.items.map(({ picture }, item) => ({ path: `${at}.items.${item}.picture`, picture }))
        : []
    return [...own, ...ofItems].flatMap(({ path, picture }) => (picture ? [{ path, picture }] : []))
  })
}
