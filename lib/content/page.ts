export type Section = {
  heading: string
  paragraphs: string[]
  points?: string[]
  /** What stands before each point: a check for what we do and what you get, a dash for everything else. */
  mark?: 'dash'
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

export type ContentPage = {
  path: string
  /** The h1, shown in the banner. */
  title: string
  /** At most 60 characters, unique, without the brand. */
  metaTitle: string
  /** 120 to 158 characters, unique. */
  description: string
  lead: string
  picture: string
  alt: string
  sections: Section[]
  tabs?: Tab[]
  cards?: Card[]
  next?: { label: string; href: string }
}
