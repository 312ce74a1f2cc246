import { type Resume, writtenResumes } from '@/bench/resumes/files'
import { fieldsIn } from '@/lib/hiring/resumes/fields'
import { skillNamed } from '@/lib/jobs/readings/skills'
import type { ResumeField, ResumeFields } from '@/lib/people/resumes/schema'
import { toE164 } from '@/lib/platform/phones/numbers'

/**
 * `npm run bench -- resumes`: writes made-up resumes in several formats, reads their fields and prints how many are
 * proposed and right, for the half the readers were developed with and for the held-out half. Lists the misses of the
 * former. Fails if a field is below its target.
 */
/** Of the values in the resume and those that were proposed, how many are right. */
type Score = { right: number; proposed: number; written: number }
type Target = { field: ResumeField; measure: 'recall' | 'precision'; min: number }

const targets: Target[] = [
  { field: 'name', measure: 'recall', min: 0.95 },
  { field: 'email', measure: 'recall', min: 0.95 },
  { field: 'phone', measure: 'recall', min: 0.95 },
  { field: 'skills', measure: 'precision', min: 0.9 },
]
const fields: ResumeField[] = ['name', 'email', 'phone', 'city', 'links', 'skills', 'positions', 'degrees']
const resumes = await writtenResumes()
const times: number[] = []
const readings = resumes.map((resume) => {
  const startedAt = performance.now()
  const found = fieldsIn(resume.text)
  times.push(performance.now() - startedAt)
  return { ...resume, read: valuesOf(found), written: writtenOf(resume) }
})

for (const { name, isHeldOut, read, written } of readings) {
  if (isHeldOut) continue
  for (const field of fields)
    if ([...read[field]].sort().join() !== [...written[field]].sort().join())
      console.log(`${name} ${field}\n      meant ${written[field].join('; ')}\n      read  ${read[field].join('; ')}`)
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
const percent = (part: number, whole: number) => `${(share(part, whole) * 100).toFixed(1)}%`
const halves = { 'made with': false, 'held out': true }
console.table(
  fields.map((field) => ({
    field,
    ...Object.fromEntries(
      Object.entries(halves).flatMap(([half, isHeldOut]) => {
        const { right, proposed, written } = scoreOf(field, isHeldOut)
        return [
          [`${half}: found`, `${percent(right, written)} of ${written}`],
          [`${half}: right`, `${percent(right, proposed)} of ${proposed}`],
        ]
      }),
    ),
  })),
)
times.sort((one, other) => one - other)
console.log(
  `${resumes.length} resumes: median ${times[times.length >> 1]?.toFixed(2)} ms, longest ${times.at(-1)?.toFixed(2)} ms`,
)

for (const { field, measure, min } of targets)
  for (const [half, isHeldOut] of Object.entries(halves)) {
    const { right, proposed, written } = scoreOf(field, isHeldOut)
    if (share(right, measure === 'recall' ? written : proposed) >= min) continue
    console.error(`✗ ${field}, ${half}: ${measure} below ${min * 100}%`)
    process.exitCode = 1
  }

function scoreOf(field: ResumeField, isHeldOut: boolean): Score {
  const half = readings.filter((reading) => reading.isHeldOut === isHeldOut)
  return half.reduce<Score>(
    (sum, { read, written }) => ({
      right: sum.right + read[field].filter((value) => written[field].includes(value)).length,
      proposed: sum.proposed + read[field].length,
      written: sum.written + written[field].length,
    }),
    { right: 0, proposed: 0, written: 0 },
  )
}

function valuesOf(found: ResumeFields): Record<ResumeField, string[]> {
  const one = (text: string | null) => (text ? [text] : [])
  const { name, email, phone, city, links, skills, positions, degrees } = found
  return {
    name: one(name),
    email: one(email),
    phone: one(phone && toE164(phone, 'seeker')),
    city: one(city && cityOf(city)),
    links,
    skills,
    positions: positions.map((position) => Object.values(position).join(' / ')),
    degrees: degrees.map((degree) => Object.values(degree).join(' / ')),
  }
}

/** Not all layouts have links. */
function writtenOf({ person, text }: Resume): Record<ResumeField, string[]> {
  const { name, email, phone, city, links, skills, jobs, degree } = person
  const isWritten = (link: string) => text.replace(/\s/g, '').includes(link.replace(/^https:\/\/(?:www\.)?/, ''))
  return {
    name: [name],
    email: [email],
    phone: [phone],
    city: [cityOf(city)],
    links: links.filter(isWritten),
    skills: skills.map((skill) => skillNamed(skill)?.name ?? skill),
    positions: jobs.map(({ title, company, from, to }) => [title, company, from, to ?? '', to === null].join(' / ')),
    degrees: [Object.values(degree).join(' / ')],
  }
}

function cityOf(text: string): string {
  return text.split(',')[0] ?? ''
}
