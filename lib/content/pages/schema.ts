import * as z from 'zod'
import people from './texts/people.json' with { type: 'json' }

/** Can contain placeholders (lib/site/settings/placeholders.ts), which are filled in when the page is rendered. */
const text = z.string()
const texts = z.array(text)
const personSlug = z.enum(people.map(({ slug }) => slug))
/** An image that an editor uploaded. */
const storedPicture = z.strictObject({ file: z.string(), width: z.int(), height: z.int() })
/** One of the site's drawings by its name, or an uploaded image. */
const source = z.union([z.string(), storedPicture])
const picture = { picture: source, alt: text }

const section = z.strictObject({
  heading: text,
  isFrank: z.boolean().optional(),
  paragraphs: texts,
  points: texts.optional(),
})
const tab = z.strictObject({
  slug: z.string(),
  label: text,
  heading: text,
  paragraphs: texts,
  points: texts,
  ...picture,
})
const card = z.strictObject({ title: text, text, href: z.string(), ...picture })
const step = z.strictObject({ when: text, title: text, text })
const sheet = z.strictObject({
  label: text,
  title: text,
  rows: z.array(z.strictObject({ term: text, text, mark: z.enum(['yes', 'no']).optional() })),
  foot: text,
})
const moment = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('steps'),
    heading: text,
    price: z.strictObject({ amount: text, text }).optional(),
    steps: z.array(step),
  }),
  z.strictObject({ kind: z.literal('cases') }),
  z.strictObject({
    kind: z.literal('figures'),
    cases: z.array(z.string()),
    missed: z.strictObject({ before: text, after: text, text }),
  }),
  z.strictObject({ kind: z.literal('sheet'), heading: text, text, sheet }),
  z.strictObject({ kind: z.literal('people'), heading: text, text, names: z.array(personSlug) }),
])

/** A page of text. Editors see the fields in the order of these properties. */
export const contentPageSchema = z.strictObject({
  path: z.string().startsWith('/'),
  title: text,
  metaTitle: text,
  description: text,
  lead: text,
  tabs: z.array(tab).optional(),
  picture: source.optional(),
  alt: text.optional(),
  moment,
  sections: z.array(section),
  cards: z.array(card).optional(),
  next: z.strictObject({ label: text, href: z.string(), person: personSlug }),
})

const chart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bars'), before: z.number(), after: z.number(), alt: text }),
  z.strictObject({ kind: z.literal('line'), values: z.array(z.number()), alt: text }),
  z.strictObject({ kind: z.literal('dots'), total: z.int(), filled: z.int(), strong: z.int(), alt: text }),
])

export const caseSchema = z.strictObject({
  slug: z.string(),
  client: text,
  industry: text,
  title: text,
  metaTitle: text,
  description: text,
  before: text,
  after: text,
  measure: text,
  change: text,
  chart,
  facts: z.array(z.strictObject({ label: text, value: text })),
  quote: z.strictObject({ text, name: text, role: text }),
  sections: z.array(section),
  results: z.array(z.strictObject({ label: text, before: text, after: text })),
})

const slide = card.pick({ title: true, text: true, href: true }).extend({
  label: text,
  ...picture,
  isForSeekers: z.boolean().optional(),
})

export const homeSchema = z.strictObject({
  opening: z.strictObject({ text }),
  slides: z.array(slide),
  results: z.strictObject({
    heading: text,
    figures: z.array(z.strictObject({ figure: text, text, client: text, href: z.string() })),
  }),
  teasers: z.array(card),
  services: z.strictObject({ heading: text, tabs: z.array(tab.extend({ href: z.string() })) }),
  softwareBusiness: z.strictObject({
    title: text,
    paragraphs: texts,
    strengths: z.array(z.strictObject({ heading: text, items: texts })),
  }),
  portfolio: z.strictObject({ heading: text, cards: z.array(card) }),
})

export const blogSchema = z.strictObject({ heading: text, description: text, lead: text })
export const contactSchema = z.strictObject({ description: text, lead: text, heading: text })
export const demoSchema = z.strictObject({
  heading: text,
  description: text,
  lead: text,
  promise: text,
  points: texts,
  picture: source,
})
export const hireSchema = z.strictObject({
  description: text,
  lead: text,
  steps: z.array(z.strictObject({ title: text, text })),
})

export const personSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  role: text,
  city: z.enum(['Austin', 'Hyderabad']),
  since: z.int(),
})

export type StoredPicture = z.output<typeof storedPicture>
export type PictureSource = z.output<typeof source>
export type Section = z.output<typeof section>
export type Tab = z.output<typeof tab>
export type Card = z.output<typeof card>
export type Moment = z.output<typeof moment>
export type Sheet = z.output<typeof sheet>
export type ContentPage = z.output<typeof contentPageSchema>
export type Chart = z.output<typeof chart>
export type Case = z.output<typeof caseSchema>
export type Slide = z.output<typeof slide>
export type HomeContent = z.output<typeof homeSchema>
export type HireWords = z.output<typeof hireSchema>
export type DemoWords = z.output<typeof demoSchema>
export type ContactContent = z.output<typeof contactSchema>
export type Person = z.output<typeof personSchema>
