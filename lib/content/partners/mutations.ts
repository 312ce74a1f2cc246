import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { toPartner } from '@/lib/content/partners/format'
import { type Partner, partnerSelect } from '@/lib/content/partners/queries'
import {
  type NewPartner,
  type PartnerChange,
  type PartnerStatusName,
  partnerStatusOf,
} from '@/lib/content/partners/schema'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { storedPhone } from '@/lib/platform/phones/numbers'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, releaseFile, removeStored, withStoredUpload } from '@/lib/platform/uploads/mutations'

export function addPartner(admin: Admin, { status, ...fields }: NewPartner, logo: Upload | null): Promise<Partner> {
  return withLogo(logo, async (tx, stored) => {
    const phoneE164 = storedPhone(fields.mobile)
    const data = { ...fields, phoneE164, ...stored, status: partnerStatusOf[status], createdAt: now() }
    const added = await tx.partner.create({ data, select: partnerSelect })
    await audit(tx, admin, { action: 'partner.added', ...subjectOf(added), detail: { status } })
    return added
  })
}

/** Updates a partner; a new logo replaces the old one. Throws `not-found`, or `conflict` with the current partner. */
export async function updatePartner(admin: Admin, id: number, change: PartnerChange, logo: Upload | null) {
  const { version, ...fields } = change
  let unused: string | null = null
  const partner = await withLogo(logo, async (tx, stored) => {
    const before = await lockPartner(tx, id)
    if (version !== undefined && version !== before.version)
      throw new ApiError('conflict', editMessages.changed, { current: toPartner(before) })
    const phoneE164 = storedPhone(fields.mobile, 'other', { entered: before.mobile, e164: before.phoneE164 })
    const after = await tx.partner.update({
      where: { id },
      data: { ...fields, phoneE164, ...stored, version: { increment: 1 } },
      select: partnerSelect,
    })
    if (stored && before.logoId) unused = await releaseFile(tx, before.logoId)
    const changed = changedNames(toPartner(before), toPartner(after))
    await audit(tx, admin, { action: 'partner.changed', ...subjectOf(after), detail: { changed } })
    return after
  })
  if (unused) await removeStored(unused)
  return partner
}

export function approvePartner(admin: Admin, id: number, name: PartnerStatusName): Promise<Partner> {
  const status = partnerStatusOf[name]
  return db().$transaction(async (tx) => {
    const before = await lockPartner(tx, id)
    if (before.status === status) return before
    const partner = await tx.partner.update({ where: { id }, data: { status }, select: partnerSelect })
    const action = name === 'active' ? 'partner.approved' : 'partner.deactivated'
    await audit(tx, admin, { action, ...subjectOf(partner) })
    return partner
  })
}

export async function deletePartner(admin: Admin, id: number): Promise<void> {
  const unused = await db().$transaction(async (tx) => {
    const partner = await lockPartner(tx, id)
    await tx.partner.delete({ where: { id }, select: { id: true } })
    await audit(tx, admin, { action: 'partner.deleted', ...subjectOf(partner) })
    return partner.logoId && releaseFile(tx, partner.logoId)
  })
  if (unused) await removeStored(unused)
}

function withLogo<T>(logo: Upload | null, save: (tx: Database, stored: { logoId: number } | null) => Promise<T>) {
  return withStoredUpload(logo, (name) =>
    db().$transaction(async (tx) => {
      const stored = logo && name ? await createStoredFile(tx, name, logo) : null
      return save(tx, stored && { logoId: stored.id })
    }),
  )
}

async function lockPartner(tx: Database, id: number): Promise<Partner> {
  await tx.$executeRaw`SELECT 1 FROM "Partner" WHERE "id" = ${id} FOR UPDATE`
  const partner = await tx.partner.findUnique({ where: { id }, select: partnerSelect })
  if (!partner) throw new ApiError('not-found')
  return partner
}

function changedNames(before: object, after: Record<string, unknown>): string {
  const names = Object.entries(before).flatMap(([name, value]) => (after[name] === value ? [] : [name]))
  return names.filter((name) => name !== 'version').join(', ')
}

const subjectOf = ({ id, companyName }: Partner) => ({ subjectId: id, subject: companyName })
