import { parseInput } from '@/lib/api/body'
import type { ApiError } from '@/lib/api/errors'
import { contentChanges } from '@/lib/content/site-pages/changes'
import { withPaths } from '@/lib/content/site-pages/links'
import { sitePageMessages } from '@/lib/content/site-pages/messages'
import { contentProblems, sanitizedContent } from '@/lib/content/site-pages/mutations'
import { MAX_PAGES, type PageContent } from '@/lib/content/site-pages/schema'
import { checkTexts } from '@/lib/content/site-texts/check'
import { type TextPage, type Texts, textFields, textPages } from '@/lib/content/site-texts/pages'
import { changesOf, textsOf } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { menuChanges, menuLines } from '@/lib/site/menus/format'
import { type MenuEntry, type MenuName, type MenuTarget, menuNames, menuSchema, menus } from '@/lib/site/menus/schema'
import { builtInTargets } from '@/lib/site/menus/targets'
import { settingChanges } from '@/lib/site/settings/changes'
import { lookProblems, placedOffices, termsProblem, withAnchors } from '@/lib/site/settings/mutations'
import { type Company, type LogoName, type Look, phoneProblems, type Terms } from '@/lib/site/settings/schema'
import { withTargets } from '@/lib/site/site-file/menu-paths'
import { logoNames, type StoredPicture, withPictures, withTextPictures } from '@/lib/site/site-file/pictures'
import { type CurrentSite, stateOf } from '@/lib/site/site-file/queries'
import type { Manifest, Preview } from '@/lib/site/site-file/schema'

type PlannedPage = { path: string; isHidden: boolean; content: PageContent }

/** What importing a file writes. Leaves out parts that wouldn't change. */
export type Plan = {
  preview: Preview
  /** Errors in the file, each with its path, such as `terms.termsVersion`. */
  problems: string[]
  company: Company | null
  look: Look | null
  terms: Terms | null
  pages: PlannedPage[]
  menus: { name: MenuName; entries: MenuEntry[] }[]
  texts: { page: TextPage; texts: Texts }[]
}

/** Compares a file with the site. `stored` maps the file's image names to stored images. */
export function planOf(manifest: Manifest, site: CurrentSite, stored: ReadonlyMap<string, StoredPicture>): Plan {
  const plan: Plan = {
    preview: { state: stateOf(site), parts: [], staying: [] },
    problems: [],
    company: null,
    look: null,
    terms: null,
    pages: [],
    menus: [],
    texts: [],
  }
  planSettings(plan, manifest, site, stored)
  planPages(plan, manifest, site, stored)
  planMenus(plan, manifest, site)
  planTexts(plan, manifest, site, stored)
  const inFile = new Set(manifest.pages.map(({ path }) => path))
  plan.preview.staying = site.pages.filter(({ path }) => !inFile.has(path)).map(({ title }) => title)
  return plan
}

type Changes = Preview['parts'][number]['changes']
const MAX_SHOWN = 300
const shortened = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text)

function show({ preview }: Plan, name: string, changes: Changes, isNew = false) {
  const shown = changes.map(({ label, before, after }) => ({
    label,
    before: shortened(before),
    after: shortened(after),
  }))
  preview.parts.push({ name, isNew, changes: shown })
}

const placed = (at: string, problems: Record<string, string>) =>
  Object.entries(problems).map(([path, message]) => `${at}.${path}: ${message}`)

function planSettings(
  plan: Plan,
  manifest: Manifest,
  { settings }: CurrentSite,
  stored: ReadonlyMap<string, StoredPicture>,
) {
  const company = placedOffices(manifest.company)
  const companyChanges = settingChanges(settings.company.value, company)
  if (companyChanges.length > 0) {
    plan.company = company
    plan.problems.push(...phoneProblems(company).map(({ path, message }) => `company.${path.join('.')}: ${message}`))
    show(plan, 'Company', companyChanges)
  }

  const files = Object.fromEntries(logoNames.map((name) => [name, stored.get(manifest.look[name] ?? '') ?? null]))
  const logos = files as Record<LogoName, StoredPicture | null>
  plan.problems.push(...placed('look', lookProblems(manifest.look, logos)))
  const named = Object.fromEntries(logoNames.map((name) => [name, logos[name]?.name ?? null]))
  const look: Look = { ...manifest.look, ...named }
  if (settingChanges(settings.look.value, look).length > 0) {
    plan.look = look
    const shown = logoLabels(settings.look.value, look)
    show(plan, 'Brand', settingChanges(shown.before, shown.after))
  }

  const terms = withAnchors(manifest.terms)
  const message = termsProblem(terms, settings.terms.value)
  if (message) plan.problems.push(`terms.termsVersion: ${message}`)
  const termsChanges = settingChanges(settings.terms.value, terms)
  if (termsChanges.length > 0) {
    plan.terms = terms
    show(plan, 'Privacy and terms', termsChanges)
  }
}

/** Stored images have random names, so this shows labels instead. */
function logoLabels(before: Look, after: Look): { before: Look; after: Look } {
  const shown = { before: { ...before }, after: { ...after } }
  for (const name of logoNames) {
    if (before[name] === after[name]) continue
    shown.before[name] = before[name] && 'Current image'
    shown.after[name] = after[name] && 'New image'
  }
  return shown
}

function planPages(plan: Plan, manifest: Manifest, site: CurrentSite, stored: ReadonlyMap<string, StoredPicture>) {
  const paths = new Set([...site.pages, ...manifest.pages].map(({ path }) => path))
  const linkable = new Set([...site.linkablePaths, ...paths])
  const inFile = new Set(manifest.pages.map(({ path }) => path))
  const pathNow = (path: string) => (inFile.has(path) ? path : (site.movedPaths.get(path) ?? path))
  if (paths.size > MAX_PAGES) plan.problems.push(`pages: ${sitePageMessages.tooManyPages(MAX_PAGES)}`)
  for (const [index, { path, isHidden, content: given }] of manifest.pages.entries()) {
    const content = withPaths(sanitizedContent(withPictures(given, stored)), pathNow)
    const current = site.pages.find((page) => page.path === path)
    const published = current?.content ? withPaths(current.content, pathNow) : null
    const changes = contentChanges(published, content)
    const isPlaced = current?.isHidden === isHidden
    if (current?.content && changes.length === 0 && isPlaced) continue
    plan.problems.push(...placed(`pages.${index}.content`, contentProblems(content, linkable)))
    // Otherwise, importing would publish a version that only differs in paths.
    plan.pages.push({ path, isHidden, content: changes.length === 0 && current?.content ? current.content : content })
    const label = (hidden: boolean | undefined) => (hidden ? 'Hidden' : 'Shown')
    const place = { label: 'In menus and the sitemap', before: label(current?.isHidden), after: label(isHidden) }
    const isNew = !current?.content
    show(plan, `Page: ${content.title}`, isNew || isPlaced ? changes : [...changes, place], isNew)
  }
}

function planMenus(plan: Plan, manifest: Manifest, site: CurrentSite) {
  const idPaths = new Map(site.pages.map(({ id, path }) => [String(id), path]))
  const pages = new Map<string, MenuTarget>()
  for (const { path, title, isHidden, version } of site.pages)
    pages.set(path, targetOf(path, title, isHidden ? 'hidden' : version === 0 ? 'unpublished' : undefined))
  for (const { path, isHidden, content } of manifest.pages)
    pages.set(path, targetOf(path, content.title, isHidden ? 'hidden' : undefined))
  const targets = [...builtInTargets, ...pages.values()]
  for (const name of menuNames) {
    const given = manifest.menus[name]
    if (!given) continue
    const entries = withTargets(given, (path) => path)
    try {
      parseInput(menuSchema(name, targets, env().SITE_URL), { entries })
    } catch (error) {
      plan.problems.push(...placed(`menus.${name}`, (error as ApiError).fields ?? {}))
    }
    const current = site.menus.find((menu) => menu.name === name)?.entries ?? []
    const before = withTargets(current, (id) => idPaths.get(id))
    if (JSON.stringify(before) === JSON.stringify(entries)) continue
    plan.menus.push({ name, entries })
    show(plan, `Menu: ${menus[name].title}`, menuChanges(menuLines(before, targets), menuLines(entries, targets)))
  }
}

const targetOf = (path: string, label: string, status: MenuTarget['status']): MenuTarget => ({
  value: `page:${path}`,
  label,
  ...(status && { status }),
})

function planTexts(plan: Plan, manifest: Manifest, site: CurrentSite, stored: ReadonlyMap<string, StoredPicture>) {
  for (const slug of Object.keys(manifest.texts))
    if (!textPages.some((page) => page.slug === slug)) plan.problems.push(`texts.${slug}: Page not found.`)
  for (const page of textPages) {
    const { texts, errors } = checkTexts(textFields(page), withTextPictures(manifest.texts[page.slug] ?? {}, stored))
    plan.problems.push(...placed(`texts.${page.slug}`, errors))
    const changes = changesOf(page, textsOf(site.texts.find((row) => row.page === page.slug)), texts)
    if (changes.length === 0) continue
    plan.texts.push({ page, texts })
    show(plan, `Texts: ${page.title}`, changes)
  }
}
