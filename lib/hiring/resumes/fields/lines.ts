const MAX_LINES = 1_000
const MAX_LINE = 300

type Section = 'top' | 'contact' | 'skills' | 'experience' | 'education' | 'references' | 'other'
export type Line = { text: string; section: Section; isBullet: boolean }

const headings: [Section, RegExp][] = [
  ['contact', /^(?:contact|contact (?:details|info|information|me)|personal (?:info|information))$/],
  ['skills', /^(?:\w+ )?(?:skills?|skill ?sets?|competencies|technologies|expertise|skills (?:summary|and tools))$/],
  ['experience', /^(?:(?:work|professional|employment|relevant|career|job) )?(?:experience|history|work history)$/],
  [
    'education',
    /^(?:education|qualifications?|education and training|academics?|(?:academic|educational?|education) (?:\w+ )?(?:qualifications?|background|details|training))$/,
  ],
  ['references', /^(?:professional )?references?$/],
  [
    'other',
    /^(?:(?:professional |career |executive )?(?:summary|profile|objective)|about(?: me)?|projects?|certifications?|awards|interests|hobbies|languages|publications|personal details|declaration|curriculum vitae|resume|cv|bio ?data)$/,
  ],
]

/** The lines of a resume with the section each is in. Drops marks that no one sees and cuts what no one would write. */
export function linesOf(text: string): Line[] {
  let section: Section = 'top'
  const found: Line[] = []
  for (const raw of text
    .slice(0, MAX_LINES * MAX_LINE)
    .split('\n')
    .slice(0, MAX_LINES)) {
    const whole = raw
      .slice(0, MAX_LINE)
      .replace(/[^\P{C}\t]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
    const bullet = /^[-–•·▪●*o]\s+(?=\S)/.exec(whole)
    const line = bullet ? whole.slice(bullet[0].length) : whole
    const heading = headingOf(line)
    // A resume's title isn't the start of a section.
    if (heading && !/^(?:curriculum vitae|resume|cv|bio ?data)\W*$/i.test(line)) section = heading
    else if (line && !heading) found.push({ text: line, section, isBullet: bullet !== null })
  }
  return found
}

function headingOf(line: string): Section | null {
  if (line.length > 40 || /\d/.test(line)) return null
  const words = line
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z ]/g, '')
    .trim()
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** The parts of a line with several facts in it: "Austin, TX | 512-555-0142". */
export const partsOf = (line: string): string[] =>
  line
    .split(/\s*[|•·▪●;\t]\s*|\s+[–—]\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
