import { createHash } from 'node:crypto'
import './problems.mjs'
import { files, isTest, type Text, textsIn } from './texts'

/**
 * `npm run texts -- [strings] [comments] [emails] [tests] [paragraphs] [--seed 36] [--count 30]`: prints a random sample
 * for a review of its wording. The same seed prints the same sample as long as nothing changes.
 */
const kinds: Record<string, (text: Text) => boolean> = {
  strings: ({ kind, file, text }) => kind === 'string' && !isTest(file) && isSentence(text) && isShown(file),
  comments: ({ kind, text }) => kind === 'comment' && text.split(' ').length > 3 && !/^biome-ignore|^\//.test(text),
  emails: ({ kind, file, text }) => kind === 'string' && isEmail(file) && isSentence(text),
  tests: ({ kind, text }) => kind === 'test' && text.split(' ').length > 1,
  paragraphs: ({ kind, text }) => kind === 'paragraph' && text.split(' ').length > 8,
}

const isShown = (file: string) => /^(app|components|lib|scripts|server)\//.test(file)
const isEmail = (file: string) => /^lib\/.*(emails|templates|mutations)\.ts$/.test(file)
const isSentence = (text: string) =>
  /^\S*[A-Z“"…]/.test(text) && text.split(' ').length > 3 && !/[<{}[\]=;]|^-- /.test(text) && !isCode(text)
const isCode = (text: string) => /^[MmLlHhVvCcSsQqTtAaZz\d.,\s-]+$|^SELECT |^[A-Z]{2,} [A-Z"(]/.test(text)

const args = process.argv.slice(2)
const option = (name: string, preset: number) => Number(args[args.indexOf(`--${name}`) + 1] ?? Number.NaN) || preset
const seed = args.includes('--seed') ? option('seed', 36) : 36
const count = args.includes('--count') ? option('count', 30) : 30
const chosen = args.filter((arg) => arg in kinds)
const unknown = args.filter((arg) => !(arg in kinds) && !/^(--seed|--count|\d+)$/.test(arg))
if (unknown.length > 0)
  throw new Error(
    `Specify what to print instead of ${unknown.join(' ')}: ${Object.keys(kinds).join(', ')}, --seed 36 or --count 30.`,
  )

const rank = ({ file, text }: Text) => createHash('sha256').update(`${seed}\n${file}\n${text}`).digest('hex')

const texts = files().flatMap((file) => textsIn(file))
for (const name of chosen.length > 0 ? chosen : Object.keys(kinds)) {
  const drawn = texts
    .filter((text) => kinds[name]?.(text))
    .map((text) => ({ ...text, rank: rank(text) }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
  console.log(`\n${Math.min(count, drawn.length)} of ${drawn.length} ${name}:`)
  for (const { file, line, text } of drawn.slice(0, count)) console.log(`${file}:${line}  ${text}`)
}
