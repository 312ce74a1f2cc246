export const CHECKER = 'vnu-jar@26.9.27'

export const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof LIMITS
export type Measured = {
  path: string
  scores: Record<Category, number>
  js: number
  css: number
  lcp: number
  tbt: number
  cls: number
  benchmark: number
}

export function problemsOf({ scores, cls }: Measured): string[] {
  const low = (Object.keys(LIMITS) as Category[]).filter((name) => scores[name] < LIMITS[name])
  return [...low.map((name) => `${name} ${scores[name]}`), ...(cls > 0 ? [`layout shift ${cls.toFixed(3)}`] : [])]
}

export function reportOf(measured: Measured[], faults: string[]): string {
  const speeds = measured.map(({ benchmark }) => Math.round(benchmark))
  const rows = measured.map(
    ({ path, scores, js, css, lcp, cls }) =>
      `| ${path} | ${scores.performance} | ${scores.accessibility} | ${scores['best-practices']} | ${scores.seo} | ${js.toFixed(1)} | ${css.toFixed(1)} | ${(lcp / 1000).toFixed(1)} | ${cls.toFixed(3)} |`,
  )
  const missed = measured.filter((page) => problemsOf(page).length > 0)
  return `# Lighthouse and the W3C checker

Measured by \`npm run bench -- lighthouse\` on ${new Date().toISOString().slice(0, 10)}: the built site with the demo company on the embedded
database, Lighthouse with its mobile settings (a simulated slow phone on a slow network) on the same machine, while another
visitor requests the page every second. One run per page, or the median of three if the first was below a limit.
Lighthouse rates the machine's speed (its benchmark index) at ${Math.min(...speeds)} to ${Math.max(...speeds)} in these runs, which affects the
scores. The limits are ${LIMITS.performance} for performance, 100 for the other scores and no layout shift. Sizes are compressed, in kB;
journeys limit those.

${measured.length - missed.length} of ${measured.length} pages are within all limits.${missed.map((page) => `\n- ${page.path}: ${problemsOf(page).join(', ')}`).join('')}

| page | performance | accessibility | best practices | SEO | JS kB | CSS kB | LCP s | CLS |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The W3C checker (${CHECKER.replace('@', ' ')}) found ${faults.length === 0 ? 'no error' : 'this'} on the ${measured.length} pages.${faults.map((fault) => `\n- ${fault}`).join('')}
`
}
