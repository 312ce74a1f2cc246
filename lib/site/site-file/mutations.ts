import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { importPage } from '@/lib/content/site-pages/mutations'
import { listPageTargets } from '@/lib/content/site-pages/queries'
import { writeTexts } from '@/lib/content/site-texts/mutations'
import { findNewest } from '@/lib/content/site-texts/queries'
import { type Database, db } from '@/lib/db'
import { countOf } from '@/lib/platform/numbers'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, withStoredUploads } from '@/lib/platform/uploads/mutations'
import { uploadRules } from '@/lib/platform/uploads/rules'
import { readStoredBytes } from '@/lib/platform/uploads/store'
import { writeMenu } from '@/lib/site/menus/mutations'
import { changePages } from '@/lib/site/page-changes/mutations'
import { writeSetting } from '@/lib/site/settings/mutations'
import { loadSettings } from '@/lib/site/settings/queries'
import { withTargets } from '@/lib/site/site-file/menu-paths'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'
import type { StoredPicture } from '@/lib/site/site-file/pictures'
import { type Plan, planOf } from '@/lib/site/site-file/plan'
import { type CurrentSite, readSite } from '@/lib/site/site-file/queries'
import { checkPicture, type Picture, readSiteFile, type SiteFile, throwProblems } from '@/lib/site/site-file/read'
import type { Preview } from '@/lib/site/site-file/schema'

/** Checks a whole file and compares it with the site. Changes nothing. */
export async function previewSite(_owner: Admin, upload: Upload): Promise<Preview> {
  const file = await readSiteFile(upload)
  const { stored, added } = await matchPictures(file)
  for (const [name, { width, height }] of added)
    stored.set(name, { name: `new-${name}`, width: width ?? 0, height: height ?? 0 })
  const { preview, problems } = planOf(file.manifest, await readSite(db()), stored)
  throwProblems(problems)
  return preview
}

const MAX_MS = 60_000

/**
 * Writes the changed parts of a file as new versions in one transaction. Deletes nothing. Throws `conflict` if the site
 * has changed since the preview.
 */
export async function importSite(owner: Admin, upload: Upload, state: string): Promise<void> {
  const file = await readSiteFile(upload)
  const { stored, added } = await matchPictures(file)
  const uploads = [...added.values()]
  const save = (names: string[]) =>
    changePages(
      ['settings', 'pages', 'texts'],
      async (tx) => {
        for (const [index, name] of [...added.keys()].entries()) {
          const [image, storedName] = [uploads[index], names[index]]
          if (!image || !storedName) continue
          await createStoredFile(tx, storedName, image)
          stored.set(name, { name: storedName, width: image.width ?? 0, height: image.height ?? 0 })
        }
        const site = await readSite(tx)
        const plan = planOf(file.manifest, site, stored)
        throwProblems(plan.problems)
        if (plan.preview.state !== state) throw new ApiError('conflict', messages.changed)
        if (plan.preview.parts.length === 0) throw new ApiError('invalid', messages.same)
        await apply(tx, owner, site, plan)
      },
      { timeout: MAX_MS },
    )
  await withStoredUploads(uploads, save, async () => {}).catch((error) => {
    throw isUniqueViolation(error) ? new ApiError('conflict', messages.changed) : error
  })
  // Waits, so that the next page already shows the change.
  await loadSettings()
}

async function apply(tx: Database, owner: Admin, { settings, menus }: CurrentSite, plan: Plan): Promise<void> {
  if (plan.company) await writeSetting(tx, owner, settings.company, plan.company)
  if (plan.look) await writeSetting(tx, owner, settings.look, plan.look)
  if (plan.terms) await writeSetting(tx, owner, settings.terms, plan.terms)
  for (const page of plan.pages) await importPage(tx, owner, page)
  for (const { page, texts } of plan.texts) {
    const current = await findNewest(tx, page.slug)
    await writeTexts(tx, owner, page, { current, texts, action: 'site-text.published', keepsDraft: true })
  }
  const ids = new Map((await listPageTargets(tx)).map(({ id, path }) => [path, String(id)]))
  for (const { name, entries } of plan.menus) {
    const version = (menus.find((menu) => menu.name === name)?.version ?? 0) + 1
    const linked = withTargets(entries, (path) => ids.get(path))
    await writeMenu(tx, owner, name, { version, entries: linked, action: 'menu.changed' })
  }
  const parts = plan.preview.parts.map(({ name }) => name)
  await audit(tx, owner, { action: 'site-file.imported', subject: countOf(parts.length, 'change'), detail: { parts } })
}

/** The file's images: those that are already stored, and checked uploads for the rest. */
async function matchPictures({ pictures }: SiteFile) {
  const stored = new Map<string, StoredPicture>()
  const added = new Map<string, Upload>()
  for (const [name, picture] of pictures) {
    const known = await findStored(picture, picture.bytes)
    if (known) {
      stored.set(name, known)
      continue
    }
    const upload = await checkPicture(name, picture)
    // Imports re-encode images, so compares the re-encoded bytes too.
    const imported = await findStored(picture, upload.bytes)
    if (imported) stored.set(name, imported)
    else added.set(name, upload)
  }
  return { stored, added }
}

async function findStored({ rule }: Picture, bytes: Buffer): Promise<StoredPicture | null> {
  const { kind } = uploadRules[rule]
  const rows = await db().storedFile.findMany({
    where: { ...(kind && { kind }), size: bytes.byteLength },
    select: { name: true, width: true, height: true },
  })
  for (const { name, width, height } of rows) {
    if (width === null || height === null) continue
    if ((await readStoredBytes(name).catch(() => null))?.equals(bytes)) return { name, width, height }
  }
  return null
}
