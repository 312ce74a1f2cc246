import * as z from 'zod'
import { type Case, caseSchema } from './schema'
import texts from './texts/cases.json' with { type: 'json' }

export const cases: Case[] = z.array(caseSchema).parse(texts)

export const casePath = ({ slug }: { slug: string }) => `/case-studies/${slug}`

export function nextCase(all: Case[], { slug }: Case): Case | null {
  return all[(all.findIndex((each) => each.slug === slug) + 1) % all.length] ?? null
}
