import 'server-only'
import { type Database, db } from '@/lib/db'
import { logError } from '@/lib/platform/log'
import { showSettings } from '@/lib/site/company'
import { onPagesChanged, publishChange } from '@/lib/site/page-changes/channel'
import { settingChanges } from '@/lib/site/settings/changes'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }
import sampleTerms from '@/lib/site/settings/sample-terms.json' with { type: 'json' }
import { type SettingName, type SettingValues, settingGroups } from '@/lib/site/settings/schema'

const MAX_HISTORY = 50
const RETRY_MS = 1_000

export type Setting<Name extends SettingName> = {
  name: Name
  version: number
  value: SettingValues[Name]
  changedBy: string | null
  changedAt: string | null
}

const samples: SettingValues = {
  company: sampleCompany as SettingValues['company'],
  look: sampleLook as SettingValues['look'],
  terms: {
    ...sampleTerms,
    sections: sampleTerms.sections.map((section) => ({ ...section, text: section.text.join('\n') })),
  },
}

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
): Promise<SettingValues[Name] | null> {
  if (version === 0) return samples[name]
  const where = { name_version: { name, version } }
  const row = await db().settingVersion.findUnique({ where, select: { value: true } })
  return row && readValue(name, row.value)
}

/** Newest first, with what each version changed. */
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
    changes: settingChanges(readValue(name, rows[index + 1]?.value), readValue(name, row.value)),
  }))
}

export type SettingHistory = Awaited<ReturnType<typeof listSettingHistory>>

/** Properties that didn't exist when the value was stored get the sample company's values. */
function readValue<Name extends SettingName>(name: Name, stored: unknown): SettingValues[Name] {
  const merged = { ...samples[name], ...(stored as object | undefined) }
  return (settingGroups[name].safeParse(merged).data ?? samples[name]) as SettingValues[Name]
}

/** Loads the stored settings into this process, now and after every change. */
export async function followSettings(): Promise<void> {
  onPagesChanged((content) => {
    if (content === 'settings') void loadSettings()
  })
  await loadSettings()
}

let newest = 0

/** Reloads the settings. While the database is down, keeps the current ones and retries. */
export async function loadSettings(): Promise<void> {
  newest += 1
  const turn = newest
  try {
    const [company, look, terms] = [await getSetting('company'), await getSetting('look'), await getSetting('terms')]
    // What a later turn reads is at least as new.
    if (turn !== newest) return
    showSettings({ company, look, terms })
    publishChange('company')
  } catch (error) {
    if (turn !== newest) return
    logError(error)
    setTimeout(loadSettings, RETRY_MS).unref()
  }
}
