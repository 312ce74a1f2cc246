const LOWEST = 6

/**
 * Sanitised blog HTML with its headings below a title of that level, whichever of the headers its author chose: a page
 * has one first heading, and no level is left out on the way down.
 */
export function headingsBelow(titleLevel: number, html: string): string {
  const used = [...new Set([...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level)))].sort()
  let current = titleLevel
  return html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    const wanted = titleLevel + 1 + used.indexOf(Number(level))
    if (!slash) current = Math.min(wanted, current + 1, LOWEST)
    return `<${slash}h${current}>`
  })
}
