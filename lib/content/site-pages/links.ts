import type { PageContent, PagePicture } from '@/lib/content/site-pages/schema'

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
