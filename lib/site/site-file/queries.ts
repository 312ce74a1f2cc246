import 'server-only'
import { createHash } from 'node:crypto'
import slugify from '@sindresorhus/slugify'
import { zipSync } from 'fflate'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { withPaths } from '@/lib/content/site-pages/links'
import { listLinkablePaths, listMovedPaths, listSitePages } from '@/lib/content/site-pages/queries'
import type { Texts } from '@/lib/content/site-texts/pages'
import { textsOf, versionSelect } from '@/lib/content/site-texts/queries'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { uploadRules } from '@/lib/platform/uploads/rules'
import { readStoredBytes } from '@/lib/platform/uploads/store'
import { entriesOf, findNewestMenu } from '@/lib/site/menus/queries'
import { menuNames } from '@/lib/site/menus/schema'
import { findSetting } from '@/lib/site/settings/queries'
import { withTargets } from '@/lib/site/site-file/menu-paths'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'
import { picturesIn } from '@/lib/site/site-file/pictures'
import { MANIFEST, type Manifest, PICTURES, SITE_FILE_VERSION } from '@/lib/site/site-file/schema'

/** Reads everything that goes into a site file. */
export async function readSite(database: Database) {
  const company = await findSetting(database, 'company')
  const look = await findSetting(database, 'look')
  const terms = await findSetting(database, 'terms')
  const pages = await listSitePages(database)
  const linkablePaths = await listLinkablePaths(database)
  const movedPaths = await listMovedPaths(database)
  const texts = await database.siteTextVersion.findMany({
    distinct: ['page'],
    orderBy: [{ page: 'asc' }, { version: 'desc' }],
    select: versionSelect,
  })
  const menus = []
  for (const name of menuNames) {
    const row = await findNewestMenu(database, name)
    menus.push({ name, version: row?.version ?? 0, entries: entriesOf(name, row) })
  }
  return { settings: { company, look, terms }, pages, linkablePaths, movedPaths, menus, texts }
}

export type CurrentSite = Awaited<ReturnType<typeof readSite>>

/** A hash that changes whenever something that an import could overwrite changes. */
export function stateOf({ settings, pages, menus, texts }: CurrentSite): string {
  const versions = [
    Object.values(settings).map(({ name, version }) => [name, version]),
    pages.map(({ id, path, version, placeVersion }) => [id, path, version, placeVersion]),
    menus.map(({ name, version }) => [name, version]),
    texts.map(({ page, version }) => [page, version]),
  ]
  return createHash('sha256').update(JSON.stringify(versions)).digest('hex')
}

/** The site's content and brand as a zip file. Throws `too-large` if its images don't fit. */
export async function exportSite(_owner: Admin): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> }> {
  const site = await readSite(db())
  const manifest = manifestOf(site)
  const files: Parameters<typeof zipSync>[0] = {
    [MANIFEST]: [new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`), { level: 6 }],
  }
  let left = uploadRules.siteFile.maxBytes
  for (const name of picturesIn(manifest).keys()) {
    const bytes = await readStoredBytes(name)
    left -= bytes.byteLength
    if (left < 0) throw new ApiError('too-large', messages.tooLarge(uploadRules.siteFile.maxBytes / 1024 / 1024))
    // Images are already compressed.
    files[PICTURES + name] = [bytes, { level: 0 }]
  }
  const fileName = `${slugify(manifest.company.name) || 'site'}-${manifest.exportedAt.slice(0, 10)}.zip`
  return { fileName, bytes: new Uint8Array(zipSync(files)) }
}

function manifestOf({ settings, pages, movedPaths, menus, texts }: CurrentSite): Manifest {
  // Another site doesn't have the redirects from old paths.
  const pathNow = (path: string) => movedPaths.get(path) ?? path
  const published = pages.flatMap(({ path, isHidden, content }) =>
    content ? [{ path, isHidden, content: withPaths(content, pathNow) }] : [],
  )
  // Leaves out menu links to hidden pages, which visitors don't see either.
  const paths = new Map(
    pages.filter(({ isHidden, content }) => !isHidden && content).map(({ id, path }) => [String(id), path]),
  )
  return {
    format: 'site',
    version: SITE_FILE_VERSION,
    exportedAt: now().toISOString(),
    company: settings.company.value,
    look: settings.look.value,
    terms: settings.terms.value,
    pages: published,
    menus: Object.fromEntries(
      menus.flatMap(({ name, entries }) => {
        const named = withTargets(entries, (id) => paths.get(id))
        return named.length > 0 ? [[name, named]] : []
      }),
    ),
    texts: Object.fromEntries(
      texts.flatMap((row): [string, Texts][] => {
        const edited = textsOf(row)
        return Object.keys(edited).length > 0 ? [[row.page, edited]] : []
      }),
    ),
  }
}
