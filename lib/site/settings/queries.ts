import 'server-only'
import { type Database, db } from '@/lib/db'
import { showCompany } from '@/lib/site/company'
import { onPagesChanged, publishChange } from '@/lib/site/page-changes/channel'
import sampleCompany from '@/lib/site/settings/sample-company.json'
import sampleLook from '@/lib/site/settings/sample-look.json'
import { type Company, type Look, type SettingName, settingGroups } from '@/lib/site/settings/schema'

const MAX_HISTORY = 50
const RETRY_MS = 1_000

type Values = { company: Company; look: Look }
export type Setting<Name extends SettingName> = {
  name: Name
  version: number
  value: Values[Name]
  changedBy: string | null
  changedAt: string | null
}

const samples = { company: sampleCompany, look: sampleLook } as Values

export async function findSetting<Name extends SettingName>(database: Database, name: Name): Promise<Setting<Name>> {
  const row = await database.settingVersion.findFirst({
    where: { name },
    orderBy: { version: 'desc' },
    select: { version: true, value: true, adminName: true, createdAt: true },
  })
  return {
    name,
    version: row?.version ?? 0,
    value: row ? readValue(name, row.value) : samples[name],
    changedBy: row?.adminName ?? null,
    changedAt: row?.createdAt.toISOString() ?? null,
  }
}

export const getSetting = <Name extends SettingName>(name: Name) => findSetting(db(), name)

export async function findSettingAt<Name extends SettingName>(
  name: Name,
  version: number,
): Promise<Values[Name] | null> {
  if (version === 0) return samples[name]
  const where = { name_version: { name, version } }
  const row = await db().settingVersion.findUnique({ where, select: { value: true } })
  return row && readValue(name, row.value)
}

/** Newest first; a version's changes are the top-level properties that differ from the one before. */
export async function listSettingHistory(name: SettingName) {
  const rows = await db().settingVersion.findMany({
    where: { name },
    orderBy: { version: 'desc' },
    take: MAX_HISTORY + 1,
    select: { version: true, value: true, adminName: true, createdAt: true },
  })
  return rows.slice(0, MAX_HISTORY).map((row, index) => ({
    version: row.version,
    adminName: row.adminName,
    createdAt: row.createdAt,
    changed: changedProperties(rows[index + 1]?.value ?? samples[name], row.value),
  }))
}

export type SettingHistory = Awaited<ReturnType<typeof listSettingHistory>>

export function changedProperties(before: unknown, after: unknown): string[] {
  const [old, current] = [before, after].map((value) => (value ?? {}) as Record<string, unknown>)
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])
  return [...names].filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(current?.[name]))
}

/** A value stored before a property existed has the sample's for it. */
function readValue<Name extends SettingName>(name: Name, stored: unknown): Values[Name] {
  const merged = { ...samples[name], ...(stored as object) }
  return (settingGroups[name].safeParse(merged).data ?? samples[name]) as Values[Name]
}

/** Has this process show what is stored, now and after every change. Waits for a database that is away. */
export async function followSettings(): Promise<void> {
  onPagesChanged((content) => {
    if (content === 'settings') load()
  })
  await load()
}

async function load(): Promise<void> {
  try {
    const [company, look] = [await findSetting(db(), 'company'), await findSetting(db(), 'look')]
    showCompany(company, look)
    publishChange('company')
  } catch {
    setTimeout(load, RETRY_MS).unref()
  }
}
