import * as z from 'zod'
import { site } from '@/lib/site/company'
import { type Person, personSchema } from './schema'
import texts from './texts/people.json' with { type: 'json' }

export const people: Person[] = z.array(personSchema).parse(texts)

/** The sample company's people, who are fictional. No other company's pages show them. */
export const shownPeople = (): Person[] => (site.isSample ? people : [])

export function findPerson(name: string): Person | null {
  return shownPeople().find((person) => person.name === name) ?? null
}
