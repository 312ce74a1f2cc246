import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pageTexts, shownTexts } from '@/e2e/support/spec-texts'
import { files, isTest, type Text, textsIn } from './texts'

/**
 * `npm run lint:words`: finds wording we avoid (CONTRIBUTING.md) in strings, comments, test names and docs. Exempts the
 * specification's texts. words-to-fix.txt lists existing problems and may only shrink (`-- --shrink`).
 */
const BASELINE = 'scripts/words-to-fix.txt'

type Rule = { pattern: RegExp; instead: string; kinds?: Text['kind'][] }

const rules: Rule[] = [
  { pattern: /\bany more\b/i, instead: 'anymore, or "no longer"' },
  { pattern: /\bmeanwhile\b|\bin the meantime\b/i, instead: 'say what happened ("Someone else just edited this")' },
  { pattern: /\bstands?\b(?! for\b)/i, instead: 'is, appears, says' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  {
    pattern: /\bmailed\b|\bmails\b|\bmailing\b|\bby mail\b|\bmail (me|us|you|them)\b/i,
    instead: 'email, emailed, emails',
  },
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\b(is|are) changed\b/i, instead: '"Status updated", "changes"' },
  { pattern: /\bplease\b/i, instead: 'drop it: say what to do' },
  { pattern: /\bsuccessfully\b/i, instead: 'drop it: "Job approved."' },
  { pattern: /\bnobody\b/i, instead: 'no one' },
  { pattern: /\bsomebody\b|\beverybody\b|\banybody\b/i, instead: 'someone, everyone, anyone' },
  { pattern: /\bwho(so)?ever\b/i, instead: 'anyone who, people who' },
  { pattern: /\bback-ups?\b/i, instead: 'backup' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bset aside\b/i, instead: 'stuck' },
  { pattern: /\bgo on\b|\bgoes on\b/i, instead: 'continue' },
  { pattern: /\b(is|are|was|were|be) told\b/i, instead: 'notified' },
  { pattern: /\bcould not be\b/i, instead: `"We couldn't …"`, kinds: ['string'] },
  { pattern: /\b(take|takes|taken|taking|took) back\b/i, instead: 'undo, discard' },
  { pattern: /\bsecond factor\b/i, instead: 'two-step verification' },
  { pattern: /\baudit trail\b/i, instead: 'audit log' },
  { pattern: /\bleave it empty\b/i, instead: 'leave blank' },
  { pattern: /\bempty lines?\b/i, instead: 'blank line' },
  { pattern: /\bemail programs?\b/i, instead: 'email client' },
  { pattern: /\bno such\b/i, instead: '"… not found", "This … no longer exists"' },
  { pattern: /\btrade words?\b/i, instead: 'technical term' },
  { pattern: /\bno one may\b/i, instead: "no one can, users shouldn't" },
  { pattern: /\bthe own\b/i, instead: "the signed-in seeker's, their own" },
  { pattern: /\d %|… % of\b/, instead: '50%, without a space' },
  { pattern: /\bcolours?\b/i, instead: 'color' },
  { pattern: /\bmisspelt\b/i, instead: 'misspelled' },
  { pattern: /\bhighest\b.*\bat most\b|\bthat very\b|\bthis very\b/i, instead: 'simpler words' },
]

const dictated = new Set([...pageTexts.flatMap(({ texts }) => texts), ...Object.values(shownTexts).flat()])

/** Keeps only what people read. Removes code, link targets, identifiers and quoted texts of the specification. */
function proseIn({ kind, file, text }: Text): string {
  if (dictated.has(text) || (kind === 'string' && isIdentifier(text, file))) return ''
  const words = text.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')
  return [...dictated].reduce((left, each) => left.replaceAll(`"${each}"`, '').replaceAll(`'${each}'`, ''), words)
}

function isIdentifier(text: string, file: string): boolean {
  if (/^(SELECT|INSERT|UPDATE|DELETE) |^[A-Z]+ \/\S*$|^\/\S*$/.test(text)) return true
  if (/^(?!e-mail|back-up)[a-z]+([-.][a-z]+)+$/.test(text)) return true
  return /^[^\sA-Z]+$/.test(text) && (isTest(file) || /^(bench|lib|prisma|scripts|server)\//.test(file))
}

function problems(): (Text & { instead: string })[] {
  return files()
    .filter((file) => !/^(scripts\/words\.ts|e2e\/support\/spec-texts\.ts)$/.test(file))
    .flatMap((file) => textsIn(file))
    .flatMap((text) => {
      const prose = proseIn(text)
      const broken = rules.filter(({ pattern, kinds }) => (kinds?.includes(text.kind) ?? true) && pattern.test(prose))
      return broken.length ? [{ ...text, instead: broken.map(({ instead }) => instead).join('; ') }] : []
    })
}

/** Enough of a text to identify it. */
const keyOf = (text: string) => text.slice(0, 80).trim()

const found = problems()
const listed = existsSync(BASELINE) ? readFileSync(BASELINE, 'utf8').split('\n').filter(Boolean) : []
const known = new Set(listed)
const isFirst = process.argv.includes('--start')

if (isFirst || process.argv.includes('--shrink')) {
  const left = [...new Set(found.map(({ text }) => keyOf(text)))].filter((text) => isFirst || known.has(text)).sort()
  writeFileSync(BASELINE, left.map((text) => `${text}\n`).join(''))
  console.log(`${left.length} texts are left to fix.`)
} else {
  const fresh = found.filter(({ text }) => !known.has(keyOf(text)))
  for (const { file, line, text, instead } of fresh) console.error(`${file}:${line} "${text}"\n  instead: ${instead}\n`)
  if (fresh.length) process.exitCode = 1
}
