type Filling = Record<string, string>

const BRACES = /\{([^{}]*)\}/g

export function unknownPlaceholders(words: string, known: readonly string[]): string[] {
  const found = [...words.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !known.includes(name))
  return [...new Set(found)]
}

export function fill(words: string, filling: Filling): string {
  return words.replace(BRACES, (braces, name: string) =>
    Object.hasOwn(filling, name) ? (filling[name] ?? '') : braces,
  )
}

export const fillSubject = (subject: string, filling: Filling) => fill(subject, filling).replace(/\s+/g, ' ').trim()

export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
