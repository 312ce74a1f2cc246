import { sampleCompanyWords } from '@/e2e/support/another-company'
import type { Served } from '@/e2e/support/crawl'
import { cases } from '@/lib/content/pages/cases'
import { contentPages } from '@/lib/content/pages/pages'
import { people } from '@/lib/content/pages/people'
import { OUTLINE_PICTURE } from '@/lib/content/site-texts/pictures'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }

const anyOf = (words: string[], flags = '') =>
  new RegExp(`\\b(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\b`, flags)

/** Tracks whose names other companies' pages use in another sense. */
const ordinary = ['Administration']
const courses = contentPages
  .flatMap(({ path, tabs = [] }) => (path === '/technology-trainings' ? tabs.map(({ label }) => label) : []))
  .filter((label) => !ordinary.includes(label))

/** What visitors could read about the sample company, by kind. */
const readable = {
  company: sampleCompanyWords,
  places: anyOf([...sampleCompany.offices.map(({ city }) => city), 'Texas', 'Telangana']),
  people: anyOf([...people.map(({ name }) => name), ...cases.map(({ quote }) => quote.name)]),
  clients: anyOf(cases.flatMap(({ client, slug }) => [client, slug])),
  courses: anyOf(courses),
  trade: anyOf(['IT jobs', 'IT candidates', 'IT teams'], 'i'),
  motif: anyOf(['bridge', 'bridges', 'cedar', 'cedars', 'growth ring', 'growth rings'], 'i'),
}

/** A drawing of the sample company's. An outline has one of its own. */
const drawing = new RegExp(`(?:/pictures/|/theme/\\d+-)(?!${OUTLINE_PICTURE}\\b)[\\w.-]+\\.svg|/share/[\\w-]+\\.png`)

export type Trace = { path: string; kind: string; found: string }

/** Where a response still shows the sample company: its words, the images it refers to, and its own address. */
export function sampleTraces({ path, type, text, headers }: Served): Trace[] {
  const isReadable = /html|xml|json|manifest|text\/(plain|csv|calendar)/.test(type)
  const words = isReadable ? readableText(type, text) : ''
  const found = Object.entries(readable).flatMap(([kind, pattern]) => traceIn(path, kind, words, pattern))
  if (isReadable) found.push(...traceIn(path, 'drawings', text, drawing))
  // Scripts and headers have other companies' words too, but never these.
  if (!isReadable || found.every(({ kind }) => kind !== 'company'))
    found.push(...traceIn(path, 'company', text + headers, sampleCompanyWords))
  return found
}

function traceIn(path: string, kind: string, text: string, pattern: RegExp): Trace[] {
  const match = pattern.exec(text)
  if (!match) return []
  const around = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 60)
  return [{ path, kind, found: around.replace(/\s+/g, ' ') }]
}

/** Of HTML, what people, screen readers and search engines read. */
function readableText(type: string, text: string): string {
  if (!type.includes('html')) return text
  const structured = [...text.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(([, data]) => data)
  const shown = text.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
  const attributes = [...shown.matchAll(/\b(?:alt|title|content|aria-label|placeholder|value|href)="([^"]*)"/g)]
    .map(([, value]) => value)
    // Tabs keep the name that links to them are stored with.
    .filter((value) => !value?.includes('#'))
  return [...structured, ...attributes, shown.replace(/<[^>]+>/g, ' ')].join('\n')
}
