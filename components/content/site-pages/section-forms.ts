import { CheckboxField, SelectField, TextAreaField } from '@/components/ui/field'
import type { Input } from '@/components/ui/submit-form'
import { shownPeople } from '@/lib/content/pages/people'
import type { PageSection, SectionKind } from '@/lib/content/site-pages/schema'

/** The id of the list of the site's paths, which link fields suggest. */
export const PATHS_LIST = 'site-paths'

type ItemForm = { noun: string; inputs: readonly Input[]; hasPicture?: true; empty: Record<string, unknown> }
type SectionForm = {
  about: string
  inputs: readonly Input[]
  hasPicture?: true
  hasRichText?: true
  items?: ItemForm
  empty: Record<string, unknown>
}

const heading: Input = { name: 'heading', label: 'Heading', isWide: true }
const text = (label = 'Text', rows = 3): Input => ({ name: 'text', label, as: TextAreaField, rows, isWide: true })
const href = (name = 'href'): Input => ({
  name,
  label: 'Link to',
  list: PATHS_LIST,
  inputMode: 'url',
  hint: 'A path such as /contact-us, or a link that starts with https://',
})
const noPicture = { picture: null }
const itemOf = (form: ItemForm) => form

/** The form for each kind of section. The schema has the limits. */
export const sectionForms: Record<SectionKind, SectionForm> = {
  hero: {
    about: 'A large heading with a button and an image',
    inputs: [
      heading,
      text(),
      { name: 'link.label', label: 'Button', isOptional: true },
      { ...href('link.href'), isOptional: true } as Input,
      {
        name: 'ground',
        label: 'Background',
        as: SelectField,
        options: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ],
      },
    ],
    hasPicture: true,
    empty: { heading: '', text: '', link: { label: '', href: '' }, ground: 'light', ...noPicture },
  },
  text: {
    about: 'Formatted text, with an image beside it if you like',
    inputs: [heading, { name: 'isEmphasized', label: 'Emphasize with a background', as: CheckboxField, isWide: true }],
    hasRichText: true,
    hasPicture: true,
    empty: { heading: '', body: '', isEmphasized: false, ...noPicture },
  },
  tabs: {
    about: 'Two to six topics, one visible at a time',
    inputs: [heading],
    items: itemOf({
      noun: 'tab',
      inputs: [
        { name: 'label', label: 'Label', hint: 'On the tab itself' },
        { name: 'heading', label: 'Heading' },
        { ...text('Text', 5), hint: 'A blank line starts a new paragraph.' } as Input,
        {
          name: 'points',
          label: 'Points',
          as: TextAreaField,
          rows: 4,
          isOptional: true,
          hint: 'One per line',
          isWide: true,
        },
      ],
      hasPicture: true,
      empty: { label: '', heading: '', text: '', points: '', ...noPicture },
    }),
    empty: { heading: '', items: [] },
  },
  cards: {
    about: 'Links to other pages, each with a text and an image',
    inputs: [heading],
    items: itemOf({
      noun: 'card',
      inputs: [{ name: 'title', label: 'Title' }, href(), text()],
      hasPicture: true,
      empty: { title: '', text: '', href: '', ...noPicture },
    }),
    empty: { heading: '', items: [] },
  },
  steps: {
    about: 'What happens first, next and last',
    inputs: [heading],
    items: itemOf({
      noun: 'step',
      inputs: [{ name: 'when', label: 'When', hint: 'Such as Day 1' }, { name: 'title', label: 'Title' }, text()],
      empty: { when: '', title: '', text: '' },
    }),
    empty: { heading: '', items: [] },
  },
  quote: {
    about: 'What someone said, with their name',
    inputs: [text('Quote'), { name: 'name', label: 'Name' }, { name: 'role', label: 'Role', isOptional: true }],
    empty: { text: '', name: '', role: '' },
  },
  figures: {
    about: 'Up to four large numbers',
    inputs: [heading],
    items: itemOf({
      noun: 'figure',
      inputs: [
        { name: 'figure', label: 'Figure', hint: 'Such as 48% or 2,400' },
        { name: 'text', label: 'Text' },
      ],
      empty: { figure: '', text: '' },
    }),
    empty: { heading: '', items: [] },
  },
  questions: {
    about: 'Questions that expand to show their answers',
    inputs: [heading],
    items: itemOf({
      noun: 'question',
      inputs: [
        { name: 'question', label: 'Question', isWide: true },
        {
          name: 'answer',
          label: 'Answer',
          as: TextAreaField,
          rows: 4,
          hint: 'A blank line starts a new paragraph.',
          isWide: true,
        },
      ],
      empty: { question: '', answer: '' },
    }),
    empty: { heading: '', items: [] },
  },
  action: {
    about: 'One large link, with a person to contact',
    inputs: [
      { name: 'label', label: 'Text' },
      href(),
      {
        name: 'person',
        label: 'Person to ask',
        as: SelectField,
        get options() {
          return [
            { value: '', label: 'No one' },
            ...shownPeople().map(({ slug, name }) => ({ value: slug, label: name })),
          ]
        },
      },
    ],
    empty: { label: '', href: '', person: '' },
  },
  jobs: {
    about: 'The newest open jobs',
    inputs: [
      heading,
      {
        name: 'search',
        label: 'Search words',
        isOptional: true,
        hint: 'Only show jobs that match these words, such as Java',
      },
      {
        name: 'count',
        label: 'Jobs to show',
        as: SelectField,
        options: ['3', '5', '10'],
      },
    ],
    empty: { heading: '', search: '', count: '5' },
  },
}

/** A new section with empty fields. */
export function newSection(kind: SectionKind): PageSection {
  const { empty, items } = sectionForms[kind]
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')
  return { kind, id, ...empty, ...(items && { items: [items.empty] }) } as PageSection
}
