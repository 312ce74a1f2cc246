import { skillNamed } from '@/lib/jobs/readings/skills'
import type { Line } from './lines'

const LABELED = /^(?:environment|technologies|tech stack|technologies used|tools|tools used|skills)\s*:\s*(.+)$/i
const MAX_SKILLS = 40
const MAX_WORDS = 3

/** Skills of our list that the resume lists: in its section of skills, or after a label such as "Environment:". */
export function skillsIn(lines: Line[]): string[] {
  const found = new Set<string>()
  for (const { text, section } of lines) {
    const list = section === 'skills' ? text : LABELED.exec(text)?.[1]
    if (!list || section === 'references') continue
    for (const name of itemsOf(list).flatMap(namesIn)) found.add(name)
  }
  return [...found].slice(0, MAX_SKILLS)
}

const itemsOf = (line: string): string[] =>
  line
    .replace(/^[^:]{2,40}:\s+/, '')
    .split(/[,;|•·()]|\s+[–—-]\s+|\s+\/\s+|\band\b/)
    .map((item) => item.trim().replace(/\.$/, ''))
    .filter(Boolean)

/** A whole entry, its parts around a slash, or known words within it. */
function namesIn(item: string): string[] {
  const whole = skillNamed(item) ?? skillNamed(item.replace(/\s+v?\d+(?:\.[\dx]+)*\+?$/i, ''))
  // "go" and "excel" are words, "Go" and "Excel" in a list are skills.
  if (whole && (!whole.isOnlyInLists || /\p{Lu}/u.test(item))) return [whole.name]
  if (item.includes('/')) return item.split('/').flatMap((part) => skillNamed(part.trim())?.name ?? [])
  return wordsWithin(item.split(' '))
}

/** The longest spelling first, so that "Spring Boot 3 with Java" isn't "Spring". */
function wordsWithin(words: string[]): string[] {
  const names: string[] = []
  let at = 0
  while (at < words.length) {
    const lengths = Array.from({ length: Math.min(MAX_WORDS, words.length - at) }, (_, index) => MAX_WORDS - index)
    const match = lengths
      .map((length) => ({ length, skill: skillNamed(words.slice(at, at + length).join(' ')) }))
      .find(({ skill }) => skill && !skill.isOnlyInLists)
    if (match?.skill) names.push(match.skill.name)
    at += match?.length ?? 1
  }
  return names
}
