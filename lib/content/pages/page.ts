export type Section = {
  heading: string
  paragraphs: string[]
  points?: string[]
  isFrank?: boolean
}

export type Tab = {
  slug: string
  label: string
  heading: string
  paragraphs: string[]
  points: string[]
  picture: string
  alt: string
}

export type Card = { title: string; text: string; href: string; picture: string; alt: string }

export type Moment =
  | { kind: 'steps'; heading: string; price?: { amount: string; text: string }; steps: Step[] }
  | { kind: 'cases' }
  | { kind: 'figures'; cases: string[]; missed: { before: string; after: string; text: string } }
  | { kind: 'sheet'; heading: string; text: string; sheet: Sheet }
  | { kind: 'people'; heading: string; text: string; names: string[] }

type Step = { when: string; title: string; text: string }

export type Sheet = {
  label: string
  title: string
  rows: { term: string; text: string; mark?: 'yes' | 'no' }[]
  foot: string
}

export type ContentPage = {
  path: string
  title: string
  metaTitle: string
  description: string
  lead: string
  picture?: string
  alt?: string
  moment: Moment
  sections: Section[]
  tabs?: Tab[]
  cards?: Card[]
  next: { label: string; href: string; person: string }
}
