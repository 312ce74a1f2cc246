export type Person = {
  slug: string
  name: string
  role: string
  city: 'Austin' | 'Hyderabad'
  since: number
}

export const people: Person[] = [
  { slug: 'angela-whitcomb', name: 'Angela Whitcomb', role: 'Director of staffing', city: 'Austin', since: 2010 },
  {
    slug: 'prakash-gundavaram',
    name: 'Prakash Gundavaram',
    role: 'Principal architect',
    city: 'Hyderabad',
    since: 2009,
  },
  { slug: 'keziah-thompson', name: 'Keziah Thompson', role: 'Lead recruiter', city: 'Austin', since: 2016 },
  { slug: 'daniel-marsh', name: 'Daniel Marsh', role: 'Account manager', city: 'Austin', since: 2014 },
  { slug: 'sunitha-rallapalli', name: 'Sunitha Rallapalli', role: 'Head of delivery', city: 'Hyderabad', since: 2011 },
  { slug: 'victor-amadi', name: 'Victor Amadi', role: 'Trainer, finance systems', city: 'Austin', since: 2013 },
  { slug: 'priscilla-montgomery', name: 'Priscilla Montgomery', role: 'Salesforce lead', city: 'Austin', since: 2018 },
]

export function findPerson(name: string): Person | null {
  return people.find((person) => person.name === name) ?? null
}
