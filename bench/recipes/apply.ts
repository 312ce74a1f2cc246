import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Step } from './docs'

/** Where a step goes in a file that exists: right before or after this text, wherever that is. */
const places: Record<string, { before: string } | { after: string }> = {
  'lib/jobs/postings/fields.ts': { before: '} as const satisfies Record<string, Field>' },
  'lib/jobs/postings/filters.ts': { before: '} satisfies Record<string, Filter<unknown>>' },
  'lib/site/routes/routes.ts': { before: "  { ...editor, path: '/partnerlist'" },
  'lib/site/routes/navigation.test.ts': { after: "'RegistrationList',\n" },
  'lib/console/all-lists.ts': { after: 'export const adminLists = [\n' },
  'lib/content/pages/texts/company.json': { before: '  {\n    "path": "/consulting"' },
  'lib/platform/mail/kinds.ts': { before: '} as const' },
  'lib/console/audit/sentences.ts': { before: "  'comment.approved'" },
  'app/(admin)/(console)/(plain)/(lists)/course-ideas/page.tsx': { before: ']\n\nexport const metadata' },
  'e2e/support/access/documented.ts': { before: "  { call: 'DELETE /api/auth/session'" },
}

/** Applies a step to the current folder. Imports go to the top of the file. */
export function apply(step: Step): void {
  mkdirSync(dirname(step.file), { recursive: true })
  writeFileSync(step.file, applied(step))
}

/** A step's file afterward. Throws an error if the file exists and has no place for the step. */
export function applied({ file, text }: Step): string {
  return existsSync(file) ? added(file, readFileSync(file, 'utf8'), text) : text
}

function added(file: string, source: string, text: string): string {
  if (file.endsWith('.prisma')) return withModel(source, text)
  const imports = text.match(/^import .*\n/gm)?.join('') ?? ''
  return imports + inserted(file, source, text.replaceAll(/^import .*\n/gm, ''))
}

/** A model goes to the end of the schema, a column to the model `Posting`. */
const withModel = (schema: string, text: string) =>
  text.startsWith('model ') ? `${schema}\n${text}` : put(schema, { after: 'model Posting {\n' }, text)

function inserted(file: string, source: string, text: string): string {
  const place = places[file]
  if (!place) throw new Error(`Say in bench/recipes/apply.ts where in ${file} the step goes.`)
  return put(source, place, text)
}

function put(source: string, place: { before: string } | { after: string }, text: string): string {
  const anchor = 'before' in place ? place.before : place.after
  if (!source.includes(anchor)) throw new Error(`"${anchor}" is missing.`)
  return source.replaceAll(anchor, () => ('before' in place ? text + anchor : anchor + text))
}
