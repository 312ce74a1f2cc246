import 'server-only'
import { hashOfResetToken } from '@/lib/auth/tokens'
import { outlineOf } from '@/lib/console/setup/outline'
import { type Setup, type Step, setupSchema, steps } from '@/lib/console/setup/schema'
import { type TextField, type TextPage, textFields } from '@/lib/content/site-texts/pages'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { getSetting } from '@/lib/site/settings/queries'
import type { Company } from '@/lib/site/settings/schema'

const NAME = 'setup'

export type StoredSetup = { version: number; setup: Setup }

/** Null on a site that was never set up in the browser. */
export async function findSetup(database: Database = db()): Promise<StoredSetup | null> {
  const row = await database.settingVersion.findFirst({
    where: { name: NAME },
    orderBy: { version: 'desc' },
    select: { version: true, value: true },
  })
  const setup = row && setupSchema.safeParse(row.value).data
  return row && setup ? { version: row.version, setup } : null
}

/** Throws a unique violation if another request stored this version first. */
export async function storeSetup(database: Database, version: number, setup: Setup, adminName: string): Promise<void> {
  const data = { name: NAME, version, value: setup, adminName, createdAt: now() }
  await database.settingVersion.create({ data, select: { version: true } })
}

/** The admin that a setup link from the terminal belongs to. Null once it's used or older than a day. */
export async function findLinkedAdmin(token: string, database: Database = db()) {
  const stored = await findSetup(database)
  const link = stored?.setup.link
  if (!stored || !link || link.tokenHash !== hashOfResetToken(token) || new Date(link.expiresAt) <= now()) return null
  const admin = await database.admin.findUnique({ where: { id: link.adminId }, select: { id: true, email: true } })
  return admin && { ...stored, admin }
}

/** The company for the setup form, which starts blank so that none of the sample company's data is kept by mistake. */
export async function getCompanyToEnter() {
  const opened = await getSetting('company')
  return opened.version > 0 ? opened : { ...opened, value: blankCompany }
}

const blankCompany: Company = {
  ...{ name: '', legalName: '', tagline: '', description: '', phone: '', email: '', referencePrefix: '' },
  offices: [
    {
      ...{ name: '', street: '', city: '', region: '', postalCode: '', country: 'US', phone: '' },
      ...{ latitude: null, longitude: null, days: 'monday-friday', opens: '09:00', closes: '17:00' },
    },
  ],
  social: { linkedin: '', facebook: '', x: '', youtube: '' },
  recruitsIn: ['US'],
  phoneCode: '+1',
  pay: { currency: 'USD', max: 20_000, step: 500 },
}

/** A built-in page's fields. Resetting them brings back the outline on a site that was set up with one. */
export async function fieldsToEdit(page: TextPage): Promise<TextField[]> {
  const fields = textFields(page)
  if ((await findSetup())?.setup.content !== 'outline') return fields
  const outline = outlineOf(page)
  return fields.map((field) => ({ ...field, original: outline[field.key] ?? field.text }))
}

export function nextStep({ steps: statuses }: Pick<Setup, 'steps'>): Step | null {
  return steps.find((step) => statuses[step] === 'open') ?? null
}
