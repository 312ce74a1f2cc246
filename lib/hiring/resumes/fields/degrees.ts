import type { ResumeFields } from '@/lib/people/resumes/schema'
import type { Line } from './lines'

const DEGREE =
  /^(?:b\.?\s?tech|m\.?\s?tech|b\.?\s?e|m\.?\s?e|b\.?\s?sc?|m\.?\s?sc?|b\.?\s?a|m\.?\s?a|b\.?\s?com|m\.?\s?com|bca|mca|bba|m\.?b\.?a|ph\.?\s?d|bachelor(?:['’]?s)?|master(?:['’]?s)?|associate(?:['’]?s)?|diploma|post ?graduate diploma)\b/i
const SCHOOL = /\b(?:university|institute|college|school|academy|polytechnic|jntu|iit|nit|iiit|bits|mit)\b/i
const YEAR = /\b(?:19[5-9]|20[0-4])\d\b/g
const MAX_DEGREES = 10
const MAX_LENGTH = 120

/** Degrees with their school on the same line, or alone on the next one, or on the one before if all are. */
export function degreesIn(lines: Line[]): ResumeFields['degrees'] {
  const education = lines.filter(({ section }) => section === 'education').map(({ text }) => text)
  const isSchoolFirst = !segmentsOf(education[0] ?? '').some(isDegree)
  return education
    .flatMap((text, at) => {
      const own = segmentsOf(text)
      const other = education[isSchoolFirst ? at - 1 : at + 1] ?? ''
      const isSplit = own.some(isDegree) && !own.some(isSchool) && !segmentsOf(other).some(isDegree)
      const segments = isSplit ? [...own, ...segmentsOf(other)] : own
      const [degree, ...degrees] = segments.filter(isDegree)
      const [school, ...schools] = segments.filter(isSchool)
      if (!degree || !school || degrees.length + schools.length > 0) return []
      if (SCHOOL.test(degree) || degree.length > MAX_LENGTH || school.length > MAX_LENGTH) return []
      const below = education[isSplit && !isSchoolFirst ? at + 2 : at + 1] ?? ''
      const year =
        [...`${text} ${isSplit ? other : ''}`.matchAll(YEAR)].at(-1)?.[0] ?? (/^\d{4}$/.test(below) ? below : '')
      return [{ degree, school, year }]
    })
    .slice(0, MAX_DEGREES)
}

const isDegree = (text: string) => DEGREE.test(text)
const isSchool = (text: string) => SCHOOL.test(text) && !isDegree(text)

const segmentsOf = (line: string) =>
  line
    .split(/\s*[|•·(),]\s*|\s+[–—-]\s+|\s+from\s+/)
    .map((part) => part.replace(YEAR, '').trim())
    .filter(Boolean)
