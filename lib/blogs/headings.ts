const LOWEST = 6

/**
 * Sanitised blog HTML with its headings so many levels lower: an author's "Header 1" stands below the page's own title,
 * and a page has one first heading.
 */
export function lowerHeadings(html: string, by: number): string {
  return html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    return `<${slash}h${Math.min(LOWEST, Number(level) + by)}>`
  })
}
