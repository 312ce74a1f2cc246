import { countryLabel } from '@/lib/site/settings/countries'
import { officeDays } from '@/lib/site/settings/hours'
import { corners, typefaces } from '@/lib/site/settings/schema'
import { synonymGroups } from '@/lib/site/settings/synonyms'

export type SettingChange = { label: string; before: string; after: string }

const labels: Record<string, string> = {
  name: 'Name',
  legalName: 'Legal name',
  tagline: 'Tagline',
  description: 'Description',
  phone: 'Phone',
  email: 'Email',
  street: 'Street address',
  city: 'City',
  region: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  days: 'Open on',
  opens: 'Opens',
  closes: 'Closes',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
  referencePrefix: 'Job reference prefix',
  recruitsIn: 'Recruits in',
  phoneCode: 'Phone country code',
  currency: 'Pay filter currency',
  max: 'Pay filter maximum',
  step: 'Pay filter step',
  brand: 'Brand color',
  accent: 'Accent color',
  corners: 'Corners',
  typeface: 'Typeface',
  logo: 'Logo',
  darkLogo: 'Logo on dark',
  squareLogo: 'Square logo',
  termsVersion: 'Version',
  effectiveOn: 'In effect since',
  title: 'Heading',
  text: 'Text',
}

/** The names of list entries. */
const nouns: Record<string, string> = { offices: 'Office', sections: 'Section' }

/** The values that differ between two versions of a group of settings, labeled for the history and the audit log. */
export function settingChanges(before: object, after: object): SettingChange[] {
  const [old, current] = [textsIn(before), textsIn(after)]
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? '', after: current.get(label) ?? '' }))
    .filter((change) => change.before !== change.after)
}

function textsIn(value: object, group = '', found = new Map<string, string>()): Map<string, string> {
  for (const [name, part] of Object.entries(value)) {
    if (name === 'id') continue
    if (name === 'synonyms') {
      for (const group of synonymGroups(String(part))) {
        const label = `Synonyms of “${group[0]}”`
        // Two groups can begin with the same word.
        found.set(label, [...[found.get(label) ?? []].flat(), group.join(', ')].join('; '))
      }
      continue
    }
    const noun = nouns[name]
    if (noun && Array.isArray(part))
      for (const [index, entry] of part.entries()) textsIn(entry, `${noun} ${index + 1}, `, found)
    else if (typeof part === 'object' && part !== null && !Array.isArray(part)) textsIn(part, group, found)
    else found.set(labelOf(group, name), textOf(name, part))
  }
  return found
}

/** "City", or "Office 2, city". */
function labelOf(group: string, name: string): string {
  const label = labels[name] ?? name
  return group ? group + label.charAt(0).toLowerCase() + label.slice(1) : label
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === '') return ''
  if (name === 'country') return countryLabel(String(value))
  if (name === 'recruitsIn') return (value as string[]).map(countryLabel).join(', ')
  if (name === 'days') return officeDays[value as keyof typeof officeDays].label
  if (name === 'corners') return corners[value as keyof typeof corners]
  if (name === 'typeface') return typefaces[value as keyof typeof typefaces]
  return String(value)
}
