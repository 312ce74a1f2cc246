export type Section = {
  heading: string
  paragraphs: string[]
  points?: string[]
  /** Said against ourselves: shown larger than the rest. */
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

/** What a page shows from edge to edge, once; it makes the page an offer, a story, a proof or a page of people. */
export type Moment =
  | { kind: 'steps'; heading: string; price?: { amount: string; text: string }; steps: Step[] }
  | { kind: 'cases' }
  | { kind: 'figures'; cases: string[]; missed: { before: string; after: string; text: string } }
  | { kind: 'sheet'; heading: string; text: string; sheet: Sheet }
  | { kind: 'people'; heading: string; text: string; names: string[] }

type Step = { when: string; title: string; text: string }

/** A paper of ours as a client gets it. */
export type Sheet = {
  label: string
  title: string
  rows: { term: string; text: string; mark?: 'yes' | 'no' }[]
  foot: string
}

export type ContentPage = {
  path: string
  /** The h1, shown in the banner. */
  title: string
  /** At most 60 characters, unique, without the brand. */
  metaTitle: string
  /** 120 to 158 characters, unique. */
  description: string
  lead: string
  /** Beside the sections, where neither tabs nor people are seen. */
  picture?: string
  alt?: string
  moment: Moment
  sections: Section[]
  tabs?: Tab[]
  cards?: Card[]
  /** Where the page leads, and who answers there. */
  next: { label: string; href: string; person: string }
}
