import type { TextField, TextPage, Texts } from '@/lib/content/site-texts/pages'
import { textFields } from '@/lib/content/site-texts/pages'

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
  'Image description': 'What the picture shows',
}

/** A page's texts replaced with prompts. Keeps titles and labels, which menus and tabs need. */
export function outlineOf(page: TextPage): Texts {
  return Object.fromEntries(
    textFields(page).flatMap((field) => {
      const text = field.numbers ? undefined : outlines[baseLabel(field)]
      return text && text !== field.text ? [[field.key, text.slice(0, field.max)]] : []
    }),
  )
}

const baseLabel = ({ label }: TextField) => (label.split(': ').at(-1) ?? label).replace(/ \d+$/, '')
