const LOWEST = 6

export function headingsBelow(titleLevel: number, html: string): string {
  const used = [...new Set([...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level)))].sort()
  let current = titleLevel
  return html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    const wanted = titleLevel + 1 + used.indexOf(Number(level))
    if (!slash) current = Math.min(wanted, current + 1, LOWEST)
    return `<${slash}h${current}>`
  })
}
