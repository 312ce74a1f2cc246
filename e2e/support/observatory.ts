/**
 * The rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, 1.4.8) that apply to a single response,
 * with their scores. Starts at 100 points. Bonus points only count from 90 up.
 */
const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const
const MIN_FOR_EXTRA = 90
const SIX_MONTHS = 15_768_000

type Sent = { headers: Headers; text: string }
type Rule = (sent: Sent) => number

const rules = {
  'content-security-policy': ({ headers }) => policyScore(parsePolicy(headers)),
  cookies: ({ headers }) => cookieScore(headers.getSetCookie(), hstsScore(headers) === 0),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  'cross-origin-resource-policy': ({ headers }) =>
    scoreOf(headers.get('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
  'referrer-policy': ({ headers }) =>
    scoreOf(headers.get('referrer-policy'), {
      'no-referrer': 5,
      'same-origin': 5,
      'strict-origin': 5,
      'strict-origin-when-cross-origin': 5,
    }),
  'strict-transport-security': ({ headers }) => hstsScore(headers),
  'subresource-integrity': ({ headers, text }) => (isHtml(headers) ? scriptScore(text) : 0),
  'x-content-type-options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ headers }) => frameScore(headers),
} satisfies Record<string, Rule>

export type Scores = Record<keyof typeof rules, number>

/** The score of each rule for a response, and the overall grade. */
export function gradeOf(sent: Sent): { scores: Scores; grade: string } {
  const scores = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(sent)])) as Scores
  const given = Object.values(scores)
  const without = given.filter((score) => score < 0).reduce((sum, score) => sum + score, 100)
  const extra = given.filter((score) => score > 0).reduce((sum, score) => sum + score, 0)
  const total = without >= MIN_FOR_EXTRA ? without + extra : without
  return { scores, grade: grades.find(([from]) => total >= from)?.[1] ?? 'F' }
}

type Policy = Map<string, string[]>

function parsePolicy(headers: Headers): Policy {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((each) => each.trim().split(/\s+/))
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])))
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafe = [...broad, "'unsafe-inline'", 'data:']
const isMarked = (sources: string[]) => sources.some((source) => /^'(nonce|sha256|sha384|sha512)-/.test(source))
const has = (sources: string[], bad: string[]) => sources.some((source) => bad.includes(source))

function policyScore(policy: Policy): number {
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*']
    return isMarked(sources) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const [scripts, styles] = [sourcesOf('script-src'), sourcesOf('style-src')]
  const insecure = ([name, sources]: [string, string[]]) =>
    sources.some((source) => /^(http|ftp):/.test(source)) ? [name] : []
  const names = [...policy].flatMap(insecure)
  if (has(scripts, unsafe) || has(sourcesOf('object-src'), broad)) return -20
  if (names.some((name) => name !== 'img-src' && name !== 'media-src')) return -20
  if (has([...scripts, ...styles], ["'unsafe-eval'"]) || names.length > 0) return -10
  if (has(styles, unsafe)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookieScore(cookies: string[], isProtected: boolean): number {
  const scores = cookies.map((cookie) => {
    const [name = '', ...attributes] = cookie.split(/;\s*/)
    const flags = attributes.map((attribute) => attribute.toLowerCase())
    const isSession = /login|sess|portal-(seeker|admin)=/i.test(name)
    if (isSession && !flags.includes('httponly')) return -30
    if (!flags.includes('secure')) return isProtected ? (isSession ? -10 : -5) : isSession ? -40 : -20
    const sameSite = flags.find((flag) => flag.startsWith('samesite'))
    if (sameSite && !['samesite=lax', 'samesite=strict'].includes(sameSite)) return -20
    if (!sameSite) return /csrf/i.test(name) ? -20 : 0
    return 5
  })
  return Math.min(...scores, cookies.length > 0 ? 5 : 0)
}

/** A missing header costs nothing. A wrong value costs five points. */
function scoreOf(value: string | null, worth: Record<string, number>): number {
  return value === null ? 0 : (worth[value.toLowerCase()] ?? -5)
}

function hstsScore(headers: Headers): number {
  const seconds = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) < SIX_MONTHS ? -10 : 0
}

function frameScore(headers: Headers): number {
  const ancestors = parsePolicy(headers).get('frame-ancestors')
  if (ancestors && !has(ancestors, broad)) return 5
  return ['DENY', 'SAMEORIGIN'].includes(headers.get('x-frame-options') ?? '') ? 0 : -20
}

const isHtml = (headers: Headers) => headers.get('content-type')?.startsWith('text/html')

/** The site's own scripts don't need an integrity attribute. */
function scriptScore(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)]
  if (foreign.some(([, url]) => !url?.startsWith('https:'))) return -50
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0
}
