import * as z from 'zod'
import { site } from '@/lib/site/company'
import { type Case, caseSchema } from './schema'
import texts from './texts/cases.json' with { type: 'json' }

export const cases: Case[] = z.array(caseSchema).parse(texts)

type Slug = { slug: string }

/** The path that menus and edited texts are stored with. It always works, but names a client of the sample company. */
export const storedCasePath = ({ slug }: Slug) => `/case-studies/${slug}`

/** The slugs of a case study. Pages of other companies link to the second one. */
export const slugsOf = ({ slug }: Slug) => [slug, `client-${cases.findIndex((each) => each.slug === slug) + 1}`]

export const casePath = (found: Slug) =>
  site.isSample ? storedCasePath(found) : `/case-studies/${slugsOf(found).at(-1)}`

/** The path that visitors see for a stored one. */
export function shownPath(stored: string): string {
  const found = cases.find((each) => storedCasePath(each) === stored)
  return found ? casePath(found) : stored
}

export function nextCase(all: Case[], { slug }: Case): Case | null {
  return all[(all.findIndex((each) => each.slug === slug) + 1) % all.length] ?? null
}
