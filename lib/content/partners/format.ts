import type { Partner } from '@/lib/content/partners/queries'
import type { PartnerStatusName } from '@/lib/content/partners/schema'

export const partnerLogoPath = (fileName: string) => `/uploads/partners/${fileName}`

export function toPartner({ status, logo, logoId: _logoId, phoneE164: _phone, createdAt, ...fields }: Partner) {
  const approval: PartnerStatusName = status === 'ACTIVE' ? 'active' : 'inactive'
  return { ...fields, logo: logo?.name ?? null, status: approval, date: createdAt.toISOString() }
}

export type WirePartner = ReturnType<typeof toPartner>

export const toListedPartner = (row: Partner) => ({ ...toPartner(row), phoneE164: row.phoneE164 })

export type ListedPartner = ReturnType<typeof toListedPartner>
