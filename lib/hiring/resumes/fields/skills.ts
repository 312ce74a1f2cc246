import { skillsInLine } from '@/lib/jobs/readings/skills-in-text'
import type { Line } from './lines'

const LABELED = /^(?:environment|technologies|tech stack|technologies used|tools|tools used|skills)\s*:\s*(.+)$/i
const MAX_SKILLS = 40

/** Skills of our list that the resume lists: in its section of skills, or after a label such as "Environment:". */
export function skillsIn(lines: Line[]): string[] {
  const found = new Set<string>()
  for (const { text, section } of lines) {
    const list = section === 'skills' ? text : LABELED.exec(text)?.[1]
    if (!list || section === 'references') continue
    for (const name of skillsInLine(list)) found.add(name)
  }
  return [...found].slice(0, MAX_SKILLS)
}
