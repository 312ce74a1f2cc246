import 'server-only'
import { cache } from 'react'
import type { Admin } from '@/lib/auth/guards'
import { scheduleSelect, toSchedule } from '@/lib/content/editing/schedule'
import type { Schedule } from '@/lib/content/editing/schema'
import { cases } from '@/lib/content/pages/cases'
import type { Case } from '@/lib/content/pages/schema'
import { caseTexts, type TextPage, type Texts, textFields, textPages, withTexts } from '@/lib/content/site-texts/pages'
import { imageUrlOf } from '@/lib/content/site-texts/pictures'
import { textsJson } from '@/lib/content/site-texts/schema'
import { type Database, db } from '@/lib/db'

const MAX_HISTORY = 50

export const versionSelect = { page: true, version: true, texts: true, adminName: true, createdAt: true } as const

type Version = { version: number; texts: unknown; adminName: string; createdAt: Date }

/** A page's published content, read once per render. */
export async function publishedWords<Content extends object>(slug: string, content: Content): Promise<Content> {
  return withTexts(content, textsOf(await readNewest(slug)))
}

export const publishedCases = cache(async (): Promise<Case[]> => {
  const newest = await listNewest({ page: { in: cases.map(caseTexts) } })
  return cases.map((found) => withTexts(found, textsOf(newest.find(({ page }) => page === caseTexts(found)))))
})

function listNewest(where: { page?: { in: string[] } }) {
  return db().siteTextVersion.findMany({
    where,
    distinct: ['page'],
    orderBy: [{ page: 'asc' }, { version: 'desc' }],
    select: versionSelect,
  })
}

const readNewest = cache((slug: string) => findNewest(db(), slug))

export function findNewest(database: Database, page: string) {
  return database.siteTextVersion.findFirst({ where: { page }, orderBy: { version: 'desc' }, select: versionSelect })
}

export const textsOf = (row: { texts: unknown } | null | undefined): Texts => textsJson.safeParse(row?.texts).data ?? {}

/** A page's published texts, and when they'll change. */
export async function getTexts(database: Database, slug: string) {
  const row = await findNewest(database, slug)
  const schedule = await database.siteTextSchedule.findUnique({ where: { page: slug }, select: scheduleSelect })
  return toTexts(slug, row, toSchedule(schedule))
}

function toTexts(page: string, row: Version | null, schedule: Schedule) {
  return {
    page,
    version: row?.version ?? 0,
    texts: textsOf(row),
    changedBy: row?.adminName ?? null,
    changedAt: row?.createdAt.toISOString() ?? null,
    schedule,
  }
}

export type SiteTexts = ReturnType<typeof toTexts>

export async function listTextPages(admin: Admin) {
  const newest = await listNewest({})
  const drafts = await db().siteTextDraft.findMany({ where: { adminId: admin.id }, select: { page: true } })
  const schedules = await db().siteTextSchedule.findMany({ select: { page: true, publishAt: true } })
  return textPages.map((page) => {
    const row = newest.find(({ page: slug }) => slug === page.slug)
    const texts = textsOf(row)
    const fields = textFields(page)
    return {
      ...page,
      total: fields.length,
      changed: fields.filter(({ key }) => key in texts).length,
      changedBy: row?.adminName ?? null,
      changedAt: row?.createdAt ?? null,
      hasDraft: drafts.some(({ page: slug }) => slug === page.slug),
      publishAt: schedules.find(({ page: slug }) => slug === page.slug)?.publishAt ?? null,
    }
  })
}

export async function getTextPage(admin: Admin, page: TextPage) {
  const where = { page: page.slug }
  const [rows, schedule, draft] = await Promise.all([
    db().siteTextVersion.findMany({
      where,
      orderBy: { version: 'desc' },
      take: MAX_HISTORY + 1,
      select: versionSelect,
    }),
    db().siteTextSchedule.findUnique({ where, select: scheduleSelect }),
    db().siteTextDraft.findUnique({
      where: { page_adminId: { page: page.slug, adminId: admin.id } },
      select: { version: true, texts: true, updatedAt: true },
    }),
  ])
  return {
    current: toTexts(page.slug, rows[0] ?? null, toSchedule(schedule)),
    draft: draft && {
      version: draft.version,
      texts: textsOf(draft),
      base: textsOf(rows.find(({ version }) => version === draft.version)),
      updatedAt: draft.updatedAt,
    },
    history: rows.slice(0, MAX_HISTORY).map((row, index) => ({
      version: row.version,
      adminName: row.adminName,
      createdAt: row.createdAt,
      changes: changesOf(page, textsOf(rows[index + 1]), textsOf(row)),
    })),
  }
}

export function changesOf(page: TextPage, before: Texts, after: Texts) {
  return textFields(page)
    .filter(({ key }) => before[key] !== after[key])
    .map(({ key, group, label, text, drawing }) => {
      const [was, is] = [before[key] ?? text, after[key] ?? text]
      const name = `${group}, ${label}`
      if (!drawing) return { label: name, before: was, after: is }
      return {
        label: name,
        before: '',
        after: '',
        images: [{ before: imageOf(was, drawing), after: imageOf(is, drawing) }],
      }
    })
}

/** An image in the history, which has its description as a text of its own. */
const imageOf = (text: string, drawing: string) => ({ src: imageUrlOf(text, drawing), alt: '' })
