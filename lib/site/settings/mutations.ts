import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { readArea } from '@/lib/jobs/readings/near'
import { now } from '@/lib/platform/clock'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, withStoredUpload } from '@/lib/platform/uploads/mutations'
import { changePages } from '@/lib/site/page-changes/mutations'
import { countryLabel } from '@/lib/site/settings/countries'
import { settingsMessages as messages } from '@/lib/site/settings/messages'
import { changedProperties, findSetting, findSettingAt, type Setting } from '@/lib/site/settings/queries'
import type { Company, Look, Office, SettingName } from '@/lib/site/settings/schema'

type Sent<Value> = { version: number; value: Value }

export function saveCompany(owner: Admin, { version, value }: Sent<Company>): Promise<Setting<'company'>> {
  return save(owner, 'company', version, async () => ({ ...value, offices: value.offices.map(placed) }))
}

/** An office without coordinates is on the map where its city is, if we know the city. */
function placed(office: Office): Office {
  if (office.latitude !== null) return office
  const point = readArea(`${office.city}, ${office.region || countryLabel(office.country)}`)?.points[0]
  return point ? { ...office, latitude: point.latitude, longitude: point.longitude } : office
}

/** A picture that isn't sent stays as it is; `logo: null` in the value takes it away. */
export function saveLook(
  owner: Admin,
  { version, value }: Sent<Look>,
  pictures: { logo: Upload | null; darkLogo: Upload | null },
): Promise<Setting<'look'>> {
  return withStoredUpload(pictures.logo, (logo) =>
    withStoredUpload(pictures.darkLogo, (darkLogo) =>
      save(owner, 'look', version, async (tx, current) => {
        if (logo && pictures.logo) await createStoredFile(tx, logo, pictures.logo)
        if (darkLogo && pictures.darkLogo) await createStoredFile(tx, darkLogo, pictures.darkLogo)
        // A name in the value can only be one that is stored already.
        return {
          ...value,
          logo: logo ?? (value.logo && current.logo),
          darkLogo: darkLogo ?? (value.darkLogo && current.darkLogo),
        }
      }),
    ),
  )
}

/** Saves an earlier version again; version 0 is the sample company's. */
export async function restoreSetting(owner: Admin, name: SettingName, sent: { version: number; from: number }) {
  const value = await findSettingAt(name, sent.from)
  if (!value) throw new ApiError('not-found', messages.noVersion)
  return save(owner, name, sent.version, async () => value)
}

/** Throws `conflict` with the settings as they are when another admin saved since `version`. */
async function save<Name extends SettingName>(
  owner: Admin,
  name: Name,
  version: number,
  change: (tx: Database, current: Setting<Name>['value']) => Promise<Setting<Name>['value']>,
): Promise<Setting<Name>> {
  await changePages('settings', async (tx) => {
    const current = await findSetting(tx, name)
    if (current.version !== version) throw new ApiError('conflict', messages.conflict, { current })
    const value = await change(tx, current.value)
    const changed = changedProperties(current.value, value)
    if (changed.length === 0 && version > 0) throw new ApiError('invalid', messages.same)
    const data = { name, version: version + 1, value, adminName: owner.name || owner.email, createdAt: now() }
    await tx.settingVersion.create({ data, select: { version: true } })
    await audit(tx, owner, { action: 'setting.saved', subject: name, detail: { version: data.version, changed } })
  }).catch(async (error) => {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('conflict', messages.conflict, { current: await findSetting(db(), name) })
  })
  return findSetting(db(), name)
}
