import { cases, storedCasePath } from '@/lib/content/pages/cases'
import { contentPages } from '@/lib/content/pages/pages'
import { blogWords, contactContent, demoWords, hireWords, homeContent } from '@/lib/content/pages/words'
import { numbersIn } from '@/lib/content/site-texts/check'
import { withMark } from '@/lib/content/site-texts/marks'
import { storedPictureOf } from '@/lib/content/site-texts/pictures'
import { drawingFile } from '@/lib/site/company'
import { withCompany } from '@/lib/site/settings/placeholders'

/** Edited fields, which override the content file, by key. */
export type Texts = Record<string, string>

const LINE = 120
const PARAGRAPH = 1_200

/** The properties of each page's content that editors can change. */
const fields = {
  title: { label: 'Title', isLine: true, max: LINE },
  metaTitle: { label: 'Search engine title', isLine: true, max: 70 },
  description: { label: 'Search engine description', isLine: false, max: 300 },
  lead: { label: 'Lead', isLine: false, max: 400 },
  heading: { label: 'Heading', isLine: true, max: LINE },
  label: { label: 'Label', isLine: true, max: LINE },
  promise: { label: 'Promise', isLine: true, max: LINE },
  paragraphs: { label: 'Paragraph', isLine: false, max: PARAGRAPH },
  points: { label: 'Point', isLine: false, max: 300 },
  items: { label: 'Item', isLine: true, max: 200 },
  text: { label: 'Text', isLine: false, max: PARAGRAPH },
  when: { label: 'When', isLine: true, max: 60 },
  amount: { label: 'Amount', isLine: true, max: 30 },
  figure: { label: 'Figure', isLine: true, max: 12 },
  client: { label: 'Client', isLine: true, max: LINE },
  industry: { label: 'Industry', isLine: true, max: 60 },
  before: { label: 'Before', isLine: true, max: 30 },
  after: { label: 'After', isLine: true, max: 30 },
  measure: { label: 'Metric', isLine: true, max: LINE },
  change: { label: 'Change', isLine: true, max: 60 },
  value: { label: 'Value', isLine: true, max: 200 },
  name: { label: 'Name', isLine: true, max: LINE },
  role: { label: 'Role', isLine: true, max: LINE },
  term: { label: 'Term', isLine: true, max: LINE },
  foot: { label: 'Footnote', isLine: false, max: 400 },
  picture: { label: 'Image', isLine: true, max: 120 },
  alt: { label: 'Image description', isLine: true, max: 200 },
} as const satisfies Record<string, { label: string; isLine: boolean; max: number }>

/** The data of a case study's chart. `least` and `most` limit the number of values. */
const numbers = {
  before: { label: 'Before, as a number', max: 1_000_000 },
  after: { label: 'After, as a number', max: 1_000_000 },
  values: { label: 'Values of the line, separated by commas', max: 1_000_000, least: 2, most: 24 },
  total: { label: 'Dots', max: 60, min: 1, isWhole: true },
  filled: { label: 'Dots filled', max: 60, isWhole: true },
  strong: { label: 'Dots emphasized', max: 60, isWhole: true },
} as const satisfies Record<string, { label: string } & NumberRule>

export type NumberRule = { max: number; min?: number; isWhole?: boolean; least?: number; most?: number }

const groupNames: Record<string, string> = {
  tabs: 'Tab',
  sections: 'Section',
  cards: 'Card',
  moment: 'In the middle',
  next: 'Last line',
  opening: 'Opening',
  slides: 'Slide',
  results: 'Results',
  teasers: 'Teaser',
  softwareBusiness: 'Software business',
  services: 'Our services',
  portfolio: 'Last row',
  steps: 'Step',
  chart: 'Chart',
  facts: 'Fact',
  quote: 'Quote',
}

export type TextPage = { slug: string; path: string; title: string; content: object }

export const textPages: TextPage[] = [
  { slug: 'home', path: '/', title: 'Home', content: homeContent },
  ...contentPages.map((content) => ({
    slug: content.path.slice(1),
    path: content.path,
    title: content.title,
    content,
  })),
  { slug: 'contact-us', path: '/contact-us', title: 'Contact Us', content: contactContent },
  { slug: 'registration', path: '/registration', title: 'Registration', content: demoWords },
  { slug: 'hirefromus', path: '/hirefromus', title: 'Hire from Us', content: hireWords },
  { slug: 'blogsection', path: '/blogsection', title: 'Blog', content: blogWords },
  ...cases.map((content) => ({
    slug: caseTexts(content),
    path: storedCasePath(content),
    title: `Case study: ${content.client}`,
    content,
  })),
]

export function caseTexts({ slug }: { slug: string }): string {
  return `case-${slug}`
}

export const findTextPage = (slug: string) => textPages.find((page) => page.slug === slug) ?? null

export type TextField = {
  key: string
  group: string
  label: string
  isLine: boolean
  max: number
  text: string
  /** What a reset brings back. Always the text, except on a site that was set up with an outline. */
  original: string
  /** Set if the text is a number or a comma-separated list of numbers. */
  numbers?: NumberRule
  /** Set for an image: its drawing's URL. The text is the drawing's name or an uploaded file (pictures.ts). */
  drawing?: string
}

export function textFields({ content }: TextPage): TextField[] {
  const found: TextField[] = []
  walk(content, (place) => {
    found.push(fieldOf(place))
    return place.text
  })
  return found
}

/** Returns the content with the editor's changes and the company's names. Skips keys that no longer exist. */
export function withTexts<Content extends object>(content: Content, texts: Texts): Content {
  return walk(content, ({ path, text }) => withCompany(texts[path.join('.')] ?? text))
}

/** As above, with each text marked with the number of its field in `textFields`. For editing on the page. */
export function withMarkedTexts<Content extends object>(content: Content, texts: Texts): Content {
  let index = -1
  return walk(content, ({ path, field, text, numbers: rule }) => {
    index += 1
    const value = withCompany(texts[path.join('.')] ?? text)
    return rule || field === 'picture' ? value : withMark(index, value)
  })
}

type Place = { path: string[]; names: string[]; field: string; text: string; numbers?: NumberRule }

/** Copies the content and applies `change` to each string. */
function walk<Value>(value: Value, change: (place: Place) => string, path: string[] = [], names: string[] = []): Value {
  const last = path.at(-1) ?? ''
  const given = [value].flat()
  if (isNumberField(last) && given.every((one) => typeof one === 'number')) {
    const place = { path, names, field: last, text: given.join(', '), numbers: numbers[last] }
    const changed = numbersIn(change(place), numbers[last]) ?? given
    return (Array.isArray(value) ? changed : changed[0]) as Value
  }
  if (Array.isArray(value))
    return value.map((entry, index) =>
      walk(entry, change, [...path, keyOf(entry) ?? String(index)], [...names, nameOf(entry) ?? String(index + 1)]),
    ) as Value
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, walk(part, change, [...path, name], [...names, ''])]),
    ) as Value
  const field = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (typeof value !== 'string' || !isField(field)) return value
  const changed = change({ path, names, field, text: value })
  return ((field === 'picture' && storedPictureOf(changed)) || changed) as Value
}

const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name)
const isNumberField = (name: string): name is keyof typeof numbers => Object.hasOwn(numbers, name)

/** Items with a link use it as their key, so that edits stay with their item when the list is reordered. */
function keyOf(entry: unknown): string | null {
  const { slug, href } = (typeof entry === 'object' && entry !== null ? entry : {}) as { slug?: string; href?: string }
  return slug ?? href?.replaceAll('.', '-') ?? null
}

function nameOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { label, title, heading, term, client } = entry as Record<string, string | undefined>
  return title ?? label ?? heading ?? term ?? client ?? null
}

function fieldOf({ path, names, field, text, numbers: rule }: Place): TextField {
  const { label, isLine, max } = rule
    ? { label: numbers[field as keyof typeof numbers].label, isLine: true, max: 200 }
    : fields[field as keyof typeof fields]
  const top = path[0] ?? ''
  const isTop = path.length === 1 || (path.length === 2 && top === field)
  const name = names[1]
  const group = isTop ? 'Top of the page' : [groupNames[top] ?? top, name].filter(Boolean).join(': ')
  const inner = names.slice(2, -1).filter(Boolean)
  const number = /^\d+$/.test(path.at(-1) ?? '') ? ` ${Number(path.at(-1)) + 1}` : ''
  return {
    key: path.join('.'),
    group,
    label: [...inner, `${label}${number}`].join(': '),
    isLine,
    max,
    text,
    original: text,
    ...(rule && { numbers: rule }),
    ...(field === 'picture' && { drawing: drawingFile(text) }),
  }
}
