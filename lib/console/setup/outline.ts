import type { TextField, TextPage, Texts } from '@/lib/content/site-texts/pages'
import { textFields, textPages } from '@/lib/content/site-texts/pages'
import { OUTLINE_PICTURE } from '@/lib/content/site-texts/pictures'

/** A prompt for each field, by its label without the number. Fields that aren't listed keep their text. */
const outlines: Record<string, string> = {
  'Search engine description': 'Describe this page in one or two sentences for search engines.',
  Lead: 'Say in one or two sentences what visitors get here.',
  Heading: 'A heading for this section',
  Promise: 'What visitors get from you',
  Paragraph: 'Explain it in a few sentences: what you do, who it helps, and what changes for them.',
  Point: 'One thing you offer or promise.',
  Item: 'One of your strengths',
  Text: 'One or two sentences about this.',
  When: 'When',
  Amount: 'Price',
  Figure: '00',
  Client: 'Client',
  Industry: 'Industry',
  Before: 'Before',
  After: 'After',
  Metric: 'What you measured',
  Change: 'What changed',
  Value: 'One fact about it',
  Name: 'Name',
  Role: 'Role',
  Footnote: 'A footnote, or leave this out.',
  Image: OUTLINE_PICTURE,
  'Image description': 'A placeholder for a picture',
}

/** The prompts for titles, labels and terms, by a pattern of their key. The entry's number replaces the #. */
const promptsByKey: [RegExp, string][] = [
  [/^tabs\.[^.]+\.label$/, 'Topic #'],
  [/^moment\.steps\.\d+\.title$/, 'Step #'],
  [/^moment\.sheet\.rows\.\d+\.term$/, '#'],
  [/^moment\.sheet\.(label|title)$/, 'A title for this list'],
  [/^facts\.\d+\.label$/, 'Fact #'],
  [/^results\.\d+\.label$/, 'Result #'],
  [/^next\.label$/, 'Contact us'],
  [/^slides\..+\.label$/, 'Read more'],
  [/^slides\..+\.title$/, 'What you do, in a few words'],
  [/^softwareBusiness\.title$/, 'What your business is about'],
  [/^cards\..+\.title$/, 'A title for this card'],
]

/** Headings and steps that describe the site's own forms, and so don't change. */
const describesForm = /^(contact-us|registration|blogsection) heading$|^hirefromus steps\.\d+\.title$/

const pageTitles = new Set(textPages.map(({ title }) => title))

/** A page's texts replaced with prompts. Keeps the titles of pages, which menus need. */
export function outlineOf(page: TextPage): Texts {
  return Object.fromEntries(
    textFields(page).flatMap((field, _, fields) => {
      const text = field.numbers ? undefined : promptFor(page, field, fields)
      return text && text !== field.text ? [[field.key, text.slice(0, field.max)]] : []
    }),
  )
}

function promptFor(page: TextPage, field: TextField, fields: TextField[]): string | undefined {
  const { key, text } = field
  if (describesForm.test(`${page.slug} ${key}`) || (key !== 'metaTitle' && pageTitles.has(text))) return undefined
  const isCase = page.slug.startsWith('case-')
  if (key === 'metaTitle') return isCase ? 'Case study' : page.title
  if (key === 'title' && isCase) return 'What you did for this client'
  const pattern = promptsByKey.find(([ending]) => ending.test(key))
  if (!pattern) return outlines[baseLabel(field)]
  const [ending, prompt] = pattern
  return prompt.replace('#', String(fields.filter((each) => ending.test(each.key)).indexOf(field) + 1))
}

const baseLabel = ({ label }: TextField) => (label.split(': ').at(-1) ?? label).replace(/ \d+$/, '')
