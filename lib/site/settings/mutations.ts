import 'server-only'
import slugify from '@sindresorhus/slugify'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { type Database, db } from '@/lib/db'
import { readArea } from '@/lib/jobs/readings/near'
import { now } from '@/lib/platform/clock'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, withStoredUpload } from '@/lib/platform/uploads/mutations'
import { changePages } from '@/lib/site/page-changes/mutations'
import { settingChanges } from '@/lib/site/settings/changes'
import { countryLabel } from '@/lib/site/settings/countries'
import { settingsMessages as messages } from '@/lib/site/settings/messages'
import { isReadable } from '@/lib/site/settings/palette'
import { findSetting, findSettingAt, loadSettings, type Setting } from '@/lib/site/settings/queries'
import type {
  Company,
  LogoName,
  Look,
  Office,
  SearchSettings,
  SettingName,
  SettingValues,
  Terms,
} from '@/lib/site/settings/schema'

type Sent<Value> = Value & { version: number }

export function saveCompany(owner: Admin, { version, ...value }: Sent<Company>): Promise<Setting<'company'>> {
  return save(owner, 'company', version, async () => placedOffices(value))
}

export const placedOffices = (company: Company): Company => ({ ...company, offices: company.offices.map(placed) })

/** Gives an office without coordinates those of its city, if the gazetteer has the city. */
function placed(office: Office): Office {
  if (office.latitude !== null) return office
  const point = readArea(`${office.city}, ${office.region || countryLabel(office.country)}`)?.points[0]
  return point ? { ...office, latitude: point.latitude, longitude: point.longitude } : office
}

/** Saves the brand. An image that isn't sent stays, unless the value has null for it. */
export async function saveLook(
  owner: Admin,
  { version, ...value }: Sent<Look>,
  files: Record<LogoName, Upload | null>,
): Promise<Setting<'look'>> {
  const fields = lookProblems(value, files)
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', Object.values(fields)[0], { fields })
  // These remove the images if something in them fails, so they end with the commit.
  await withStoredUpload(files.logo, (logo) =>
    withStoredUpload(files.darkLogo, (darkLogo) =>
      withStoredUpload(files.squareLogo, (squareLogo) =>
        write(owner, 'look', version, async (tx, current) => {
          const names = { logo, darkLogo, squareLogo }
          for (const key of Object.keys(names) as LogoName[]) {
            const [name, file] = [names[key], files[key]]
            if (name && file) await createStoredFile(tx, name, file)
            // Never takes a file name from the value, because it could be any file's.
            else names[key] = value[key] && current[key]
          }
          return { ...value, ...names }
        }),
      ),
    ),
  )
  return findSaved('look')
}

const MIN_LOGO_HEIGHT = 36
const MIN_SQUARE = 192
/** How much longer one side of a square image can be. */
const MAX_RATIO = 1.1

/** Messages by field: colors that can't be read, and images that are too small. */
export function lookProblems(
  look: Pick<Look, 'brand' | 'accent'>,
  files: Record<LogoName, Pick<Upload, 'width' | 'height'> | null>,
): Record<string, string> {
  const isLow = (file: Pick<Upload, 'height'> | null) => file !== null && (file.height ?? 0) < MIN_LOGO_HEIGHT
  const { width = 0, height = 0 } = files.squareLogo ?? {}
  const [short, long] = [Math.min(width ?? 0, height ?? 0), Math.max(width ?? 0, height ?? 0)]
  return {
    ...(!isReadable(look.brand) && { brand: messages.noContrast }),
    ...(!isReadable(look.accent) && { accent: messages.noContrast }),
    ...(isLow(files.logo) && { logo: messages.logoSize }),
    ...(isLow(files.darkLogo) && { darkLogo: messages.logoSize }),
    ...(files.squareLogo && (short < MIN_SQUARE || long > short * MAX_RATIO) && { squareLogo: messages.squareSize }),
  }
}

export function saveTerms(owner: Admin, { version, ...value }: Sent<Terms>): Promise<Setting<'terms'>> {
  return save(owner, 'terms', version, async (_tx, current) => {
    const terms = withAnchors(value)
    const message = termsProblem(terms, current)
    if (message) throw new ApiError('invalid', message, { fields: { termsVersion: message } })
    return terms
  })
}

export function saveSearch(owner: Admin, { version, ...value }: Sent<SearchSettings>): Promise<Setting<'search'>> {
  return save(owner, 'search', version, async () => value)
}

/** Gives every section a unique anchor. */
export function withAnchors(terms: Terms): Terms {
  const ids = terms.sections.map(({ id, title }) => id || slugify(title))
  return {
    ...terms,
    sections: terms.sections.map((section, index) => {
      const id = ids[index] ?? ''
      return { ...section, id: ids.indexOf(id) === index ? id : `${id}-${index + 1}` }
    }),
  }
}

/** The error if the text was changed without a new version, or null. */
export function termsProblem(terms: Terms, current: Terms): string | null {
  const isChanged = JSON.stringify(terms.sections) !== JSON.stringify(current.sections)
  return isChanged && terms.termsVersion === current.termsVersion ? messages.newVersion : null
}

/** Saves an earlier version again. Version 0 is the sample company. */
export async function restoreSetting<Name extends SettingName>(
  owner: Admin,
  name: Name,
  { version, from }: { version: number; from: number },
): Promise<Setting<Name>> {
  const value = await findSettingAt(name, from)
  if (!value) throw new ApiError('not-found', messages.noVersion)
  return save(owner, name, version, async () => value, 'setting.restored')
}

type Change<Name extends SettingName> = (tx: Database, current: SettingValues[Name]) => Promise<SettingValues[Name]>

async function save<Name extends SettingName>(
  owner: Admin,
  name: Name,
  version: number,
  change: Change<Name>,
  action?: AuditAction,
): Promise<Setting<Name>> {
  await write(owner, name, version, change, action)
  return findSaved(name)
}

/** Throws `conflict` with the current settings if someone else saved after `version`. */
async function write<Name extends SettingName>(
  owner: Admin,
  name: Name,
  version: number,
  change: Change<Name>,
  action: AuditAction = 'setting.saved',
): Promise<void> {
  await changePages('settings', async (tx) => {
    const current = await findSetting(tx, name)
    if (current.version !== version) throw new ApiError('conflict', messages.conflict, { current })
    const value = await change(tx, current.value)
    if (version > 0 && settingChanges(current.value, value).length === 0) throw new ApiError('invalid', messages.same)
    await writeSetting(tx, owner, current, value, action)
  }).catch(async (error) => {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('conflict', messages.conflict, { current: await findSetting(db(), name) })
  })
}

/** Loads what was saved first, so that the next page already shows it. */
async function findSaved<Name extends SettingName>(name: Name): Promise<Setting<Name>> {
  await loadSettings()
  return findSetting(db(), name)
}

const auditNames: Record<SettingName, string> = { company: 'company', look: 'brand', terms: 'terms', search: 'search' }

/** Writes the version after `current`. Throws a unique violation if someone else wrote it first. */
export async function writeSetting<Name extends SettingName>(
  tx: Database,
  owner: Admin,
  current: Setting<Name>,
  value: SettingValues[Name],
  action: AuditAction = 'setting.saved',
): Promise<void> {
  const { name, version } = current
  const data = { name, version: version + 1, value, adminName: owner.name || owner.email, createdAt: now() }
  await tx.settingVersion.create({ data, select: { version: true } })
  const changed = settingChanges(current.value, value).map(({ label }) => label)
  await audit(tx, owner, { action, subject: auditNames[name], detail: { version: data.version, changed } })
}
