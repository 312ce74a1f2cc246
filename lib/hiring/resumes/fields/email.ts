import type { Line } from './lines'

const EMAIL =
  /(?<![\w.%+-])[\w%+-](?:[\w.%+-]{0,62}[\w%+-])?@(?:[a-z\d](?:[a-z\d-]{0,40}[a-z\d])?\.){1,4}[a-z]{2,20}(?![\w-])/gi
const OTHERS = /\b(?:references?|referees?|manager|supervisor|recruiter|hr|father|spouse)\b/i
const NEAR_TOP = 15

/** The applicant's email: the only one, or the first if it's near the top. Skips those of references. */
export function emailIn(lines: Line[]): string | null {
  const found = lines.flatMap(({ text, section }, at) =>
    section === 'references' || OTHERS.test(text)
      ? []
      : [...text.matchAll(EMAIL)].map(([email]) => ({ email, at, section })),
  )
  const [first] = found
  if (!first) return null
  const isOnly = found.every(({ email }) => email.toLowerCase() === first.email.toLowerCase())
  return isOnly || first.at < NEAR_TOP || first.section === 'contact' ? first.email : null
}
