/** What may stand in braces in the words of a mail. */
export const placeholders = ['name', 'job title', 'company'] as const

export type Filling = Record<(typeof placeholders)[number], string>

const BRACES = /\{([^{}]*)\}/g

const isKnown = (name: string): name is keyof Filling => placeholders.some((known) => known === name)

/** The words in braces that stand for nothing, each once. */
export function unknownPlaceholders(words: string): string[] {
  const found = [...words.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !isKnown(name))
  return [...new Set(found)]
}

/** The words with every placeholder filled in, once: braces in what is filled in stay what they are. */
export function fill(words: string, filling: Filling): string {
  return words.replace(BRACES, (braces, name: string) => (isKnown(name) ? filling[name] : braces))
}

/** A subject is one line, whatever is filled in. */
export const fillSubject = (subject: string, filling: Filling) => fill(subject, filling).replace(/\s+/g, ' ').trim()

/** The paragraphs of a mail: an empty line ends one. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
