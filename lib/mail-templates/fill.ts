/** What stands for each placeholder. */
export type Filling = Record<string, string>

const BRACES = /\{([^{}]*)\}/g

/** The words in braces that stand for nothing, each once. */
export function unknownPlaceholders(words: string, known: readonly string[]): string[] {
  const found = [...words.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !known.includes(name))
  return [...new Set(found)]
}

/** The words with every placeholder filled in, once: braces in what is filled in stay what they are. */
export function fill(words: string, filling: Filling): string {
  return words.replace(BRACES, (braces, name: string) =>
    Object.hasOwn(filling, name) ? (filling[name] ?? '') : braces,
  )
}

/** A subject is one line, whatever is filled in. */
export const fillSubject = (subject: string, filling: Filling) => fill(subject, filling).replace(/\s+/g, ' ').trim()

/** The paragraphs of a mail: an empty line ends one. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
