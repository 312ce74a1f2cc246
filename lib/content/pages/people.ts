import * as z from 'zod'
import { type Person, personSchema } from './schema'
import texts from './texts/people.json' with { type: 'json' }

export const people: Person[] = z.array(personSchema).parse(texts)

export function findPerson(name: string): Person | null {
  return people.find((person) => person.name === name) ?? null
}
