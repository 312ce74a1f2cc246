const MOST_WORDS = 12
/** PostgreSQL refuses to search for a word of more than 2 KB. */
const MAX_WORD_LENGTH = 50

/**
 * The words by which other jobs are found to be like this one: those of its title, and the names in its qualification,
 * which are its skills: 'SQL', 'TypeScript', 'Terraform' in the middle of a line.
 */
export function similarWords({ jobTitle, qualification }: { jobTitle: string; qualification: string }): string[] {
  const skills = qualification.split(/\r?\n/).flatMap((line) => wordsOf(line).filter(isName))
  const words = [...wordsOf(jobTitle), ...skills].map((word) => word.toLowerCase())
  return [...new Set(words.filter((word) => word.length > 1 && word.length <= MAX_WORD_LENGTH))].slice(0, MOST_WORDS)
}

/** Letters and digits alone, so that the words mean nothing else in a search. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

function isName(word: string, place: number): boolean {
  return /^\p{L}.*\p{Lu}/u.test(word) || (place > 0 && /^\p{Lu}/u.test(word))
}
