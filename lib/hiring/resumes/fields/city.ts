import { countryName, type Place } from '@/lib/jobs/readings/format'
import { readPlace } from '@/lib/jobs/readings/place'
import { type Line, partsOf } from './lines'
import { nameOf } from './name'

const LABEL = /^(?:current )?(?:location|address|city|residence|based in|lives in)\s*[:-]?\s+/i
const NEAR_TOP = 8
const MAX_PART = 120

/** Where the applicant lives: a labeled place, or the only one among the contact details. */
export function cityIn(lines: Line[], name: string | null): string | null {
  for (const { text } of lines.filter(({ section }) => section !== 'experience' && section !== 'references')) {
    const place = LABEL.test(text) ? onlyPlace(text.replace(LABEL, '')) : null
    if (place) return place
  }
  const near = lines.filter(({ section }, at) => section === 'contact' || (section === 'top' && at < NEAR_TOP))
  const found = near.flatMap(({ text }) =>
    partsOf(text).flatMap((part) => {
      const isOther = /[@\d:]|www|\.com/.test(part.replace(/\b\d{5,6}\b/, '')) || (name && part.includes(name))
      const place = isOther || nameWithoutPlace(part) ? null : onlyPlace(part)
      return place ?? []
    }),
  )
  const [first] = found
  return first && found.every((place) => place === first) ? first : null
}

/** "Austin Lee" is a person. */
const nameWithoutPlace = (part: string) => nameOf(part) !== null && onlyPlace(part)?.split(',')[0] !== part

function onlyPlace(text: string): string | null {
  if (text.length > MAX_PART) return null
  const [place, ...others] = readPlace(text).places
  return place?.city && others.length === 0 ? labelOf(place) : null
}

const labelOf = ({ city, region, country }: Place) =>
  [city, region, country === 'US' && region ? null : countryName(country)].filter(Boolean).join(', ')
