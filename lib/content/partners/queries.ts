import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { partnerLogoPath } from '@/lib/content/partners/format'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const MAX_ROWS = 5_000

export const partnerSelect = {
  id: true,
  status: true,
  name: true,
  email: true,
  mobile: true,
  phoneE164: true,
  companyName: true,
  companyWebsite: true,
  location: true,
  place: true,
  logoId: true,
  logo: { select: { name: true } },
  version: true,
  createdAt: true,
} satisfies Prisma.PartnerSelect

export type Partner = Prisma.PartnerGetPayload<{ select: typeof partnerSelect }>

export async function listStripPartners() {
  const partners = await db().partner.findMany({
    where: { status: 'ACTIVE', logo: { isNot: null } },
    orderBy: [{ place: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    select: { companyName: true, companyWebsite: true, logo: { select: { name: true } } },
  })
  return partners.flatMap(({ companyName, companyWebsite, logo }) =>
    logo ? [{ name: companyName, logo: partnerLogoPath(logo.name), website: companyWebsite }] : [],
  )
}

export type StripPartner = Awaited<ReturnType<typeof listStripPartners>>[number]

/** Partners, newest first, capped. The console list pages through the rest. */
export function listAllPartners(_admin: Admin): Promise<Partner[]> {
  const orderBy: Prisma.PartnerOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }]
  return db().partner.findMany({ orderBy, take: MAX_ROWS, select: partnerSelect })
}

export function listActivePartners(_admin: Admin): Promise<Partner[]> {
  return db().partner.findMany({ where: { status: 'ACTIVE' }, orderBy: { id: 'asc' }, select: partnerSelect })
}
