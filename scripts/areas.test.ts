import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What every area can import. Each name is a file or a folder. */
const base = [
  ...['lib/env', 'lib/db', 'lib/generated', 'lib/platform', 'lib/api', 'lib/auth'],
  ...[
    'lib/site/company',
    'lib/site/settings',
    'lib/site/routes',
    'lib/site/page-changes',
    'lib/console/audit',
    'lib/console/lists',
  ],
  ...['lib/accounts/session', 'lib/accounts/captcha', 'components/accounts/session'],
  ...['components/ui', 'components/site/islands', 'components/site/chrome', 'components/console/lists'],
]
/** Not part of the base, even though their folder is. */
const above = [
  'lib/site/routes/public-pages',
  'lib/site/settings/mutations',
  'lib/tasks',
  'components/site/chrome/public-frame',
]

/** What an area can import besides itself and the base: modules of lib/, and screens that show another area's data. */
const areas: Record<string, { rules: string[]; screens: string[] }> = {
  // Postings and their applications depend on each other.
  jobs: { rules: ['hiring'], screens: [] },
  hiring: { rules: ['jobs', 'people'], screens: ['accounts', 'content', 'platform'] },
  people: { rules: [], screens: ['accounts', 'content'] },
  content: { rules: [], screens: ['jobs'] },
  accounts: { rules: ['content', 'hiring', 'jobs', 'people'], screens: [] },
  // Setup shows the forms of settings and of the email server.
  console: { rules: ['accounts', 'content', 'hiring', 'jobs', 'people'], screens: ['platform', 'site'] },
  // For the sitemap, cached pages, the frame of public pages, and the signed-link form.
  site: { rules: ['content', 'hiring', 'jobs'], screens: ['content'] },
}

function problemsIn(files: string[], read: (file: string) => string): string[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:from|import) ?\(?'@\/((?:lib|components)\/[^']+)'/g)]
      .map(([, target = '']) => target)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} imports ${target}`),
  )
}

function mayImport(file: string, target: string): boolean {
  if (file === 'lib/tasks.ts' || areaOf(file) === areaOf(target) || isBase(target)) return true
  const area = areas[areaOf(file)]
  if (!area || isBase(file)) return false
  const others = file.startsWith('lib/') ? area.rules : [...area.rules, ...area.screens]
  return others.includes(areaOf(target))
}

const isBase = (file: string) => isIn(base, file) && !isIn(above, file)
const areaOf = (file: string) => file.split('/')[1]?.replace(/\.tsx?$/, '') ?? ''
const isIn = (folders: string[], file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`))

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'lib', 'components'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test('imports in every area only come from the areas below it', () => {
  expect(problemsIn(sources, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

test.each([
  ['lib/platform/mail/worker-mutations.ts', "import { x } from '@/lib/jobs/alerts/mutations'"],
  ['lib/auth/guards.ts', "import { x } from '@/lib/accounts/seekers/queries'"],
  ['lib/people/contacts/queries.ts', "import { x } from '@/lib/hiring/applications/queries'"],
  ['lib/content/blogs/queries.ts', "import type { X } from '@/lib/console/dashboard/queries'"],
  ['components/ui/field.tsx', "import { X } from '@/components/jobs/board/board'"],
])('reports in %s the line %s', (file, line) => {
  expect(problemsIn([file], () => line)).toHaveLength(1)
})
