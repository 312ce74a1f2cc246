import { skillNamed, spellingsOfSkills } from '@/lib/jobs/readings/skills'
import { skillsNamedIn } from '@/lib/jobs/suggestions/matching'

const MAX_WORDS = 3
const FEW = 3

type Job = { jobTitle: string; qualification: string; description: string }

/** The skills a job asks for: in its title and qualification, and in its description if those have few. */
export function skillsOfJob({ jobTitle, qualification, description }: Job): string[] {
  const asked = distinct([
    ...qualification.split('\n').flatMap(skillsInLine),
    ...namedIn(`${jobTitle}\n${qualification}`),
  ])
  return asked.length < FEW ? distinct([...asked, ...namedIn(description)]) : asked
}

/** The skills in a list that someone wrote about themselves, so a word that also means something else counts. */
export const skillsOfPerson = (list: string): string[] =>
  distinct([
    ...list.split(/[,;\n]/).flatMap((entry) => skillNamed(entry.trim())?.name ?? skillsInLine(entry)),
    ...namedIn(list),
  ])

/** The skills in a line with a list, such as "Languages: Java, Go". */
export const skillsInLine = (line: string): string[] => itemsOf(line).flatMap(namesIn)

const namedIn = (text: string) => skillsNamedIn(text, '', spellingsOfSkills)
const distinct = (names: string[]) => [...new Set(names)]

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
