export type Release = { name: string; groups: { title: string; changes: string[] }[] }

/** The first release of a changelog, without the part for operators. Links and other markup become plain text. */
export function newestRelease(changelog: string): Release {
  const [, section = ''] = changelog.split(/^## /m)
  const [name = '', ...groups] = section.split(/^### /m)
  return {
    name: firstLine(name),
    groups: groups
      .map((group) => ({ title: firstLine(group), changes: itemsIn(group) }))
      .filter(({ title }) => !title.startsWith('For operators')),
  }
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/** An item can have several lines. */
function itemsIn(group: string): string[] {
  const [, ...items] = group.split(/^- /m)
  return items.map((item) =>
    item
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
