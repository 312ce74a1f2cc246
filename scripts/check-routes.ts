import { readdirSync } from 'node:fs'
import { contentPages } from '@/lib/content/pages/pages'
import { type Route, routes } from '@/lib/site/routes/routes'

const framesOf: Record<string, Route['frame'][]> = {
  '(marketing)': ['site'],
  '(public)': ['site'],
  '(account)': ['account'],
  '(auth)': ['plain'],
  '(admin)/admin': ['plain'],
  '(console)/(plain)': ['console'],
  '(console)/(bar)': ['console-bar'],
  '(preview)': ['site'],
}

/** Throws unless the table of routes matches the pages in app/ and each page is in its frame's folder. */
export function checkRoutes(): void {
  const problems = routeProblems(pageFiles())
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

export function routeProblems(files: string[], table: Route[] = routes): string[] {
  const folders = new Set(table.map(({ page, path }) => page ?? path))
  const found = new Map(files.map((file) => [pathOf(file), file]))
  const words = new Set(contentPages.map(({ path }) => path))
  return [
    ...[...found]
      .filter(([path]) => !folders.has(path))
      .map(([path, file]) => `app/${file} has no row in lib/site/routes/routes.ts: add one with the path '${path}'.`),
    ...[...folders]
      .filter((path) => !found.has(path))
      .map(
        (path) =>
          `lib/site/routes/routes.ts has a row for ${path}, but app/ doesn't have that page. Add the page or delete the row.`,
      ),
    ...[...words]
      .filter((path) => !table.some((row) => row.page && row.path === path))
      .map((path) => `lib/content has the page ${path}, but lib/site/routes/routes.ts has no row for it: add one.`),
    ...table
      .filter(({ path, page }) => page && !words.has(path))
      .map(
        ({ path }) =>
          `lib/site/routes/routes.ts has a row for ${path}, but lib/content doesn't have that page. Write it.`,
      ),
    ...table.flatMap((row) => frameProblem(row, found.get(row.page ?? row.path) ?? '')),
  ]
}

function frameProblem({ path, frame }: Route, file: string): string[] {
  const folder = Object.keys(framesOf).findLast((name) => `/${file}`.includes(`/${name}/`))
  const drawn = folder && framesOf[folder]
  if (!drawn || drawn.includes(frame)) return []
  return [
    `${path} has the frame ${frame} in lib/site/routes/routes.ts, but app/${file} is in ${folder}, which has the frame ${drawn.join(' or ')}.`,
  ]
}

function pathOf(file: string): string {
  const path = file.replace(/\/?page\.tsx$/, '').replaceAll(/\([^/]+\)\/?/g, '')
  return `/${path.replace(/\/$/, '')}`
}

function pageFiles(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)page\.tsx$/.test(file))
}
