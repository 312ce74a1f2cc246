import type { Line } from './lines'

const PROFILE =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?((?:linkedin\.com\/in|github\.com|gitlab\.com)\/[\w%-]{2,100})(?![\w%-])/gi
const SITE = /https?:\/\/[a-z\d.-]{3,100}\.[a-z]{2,20}(?:\/[\w%./~-]{0,100})?/gi
const PROJECT = /(?:github|gitlab)\.com\/[\w-]+\/\w/i
const MAX_LINKS = 5

/** LinkedIn and code profiles anywhere, other sites only among the contact details. Links always start with https. */
export function linksIn(lines: Line[]): string[] {
  const found = new Set<string>()
  for (const { text, section } of lines) {
    if (section === 'references') continue
    if (!PROJECT.test(text))
      for (const [, link = ''] of text.matchAll(PROFILE))
        found.add(`https://${link.replace(/^linkedin/i, 'www.linkedin')}`)
    if (section !== 'top' && section !== 'contact') continue
    for (const [link] of text.matchAll(SITE))
      if (!/linkedin|github|gitlab/i.test(link)) found.add(link.replace(/^http:/i, 'https:').replace(/[./]+$/, ''))
  }
  return [...found].slice(0, MAX_LINKS)
}
