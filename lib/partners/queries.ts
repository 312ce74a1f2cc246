import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { partnerLogoPath } from '@/lib/partners/format'
import { type PartnerQuery, statuses } from '@/lib/partners/list'

const MOST_AT_ONCE = 5_000

export const partnerSelect = {
  id: true,
  status: true,
  name: true,
  email: true,
  mobile: true,
  companyName: true,
  companyWebsite: true,
  location: true,
  logoId: true,
  logo: { select: { name: true } },
  version: true,
  createdAt: true,
} satisfies Prisma.PartnerSelect

export type Partner = Prisma.PartnerGetPayload<{ select: typeof partnerSelect }>

/** The active partners that have a logo, for the strip above the footer (contract §4). */
export async function listStripPartners() {
  const partners = await db().partner.findMany({
    where: { status: 'ACTIVE', logo: { isNot: null } },
    orderBy: { id: 'asc' },
    select: { companyName: true, companyWebsite: true, logo: { select: { name: true } } },
  })
  return partners.flatMap(({ companyName, companyWebsite, logo }) =>
    logo ? [{ name: companyName, logo: partnerLogoPath(logo.name), website: companyWebsite }] : [],
  )
}

export type StripPartner = Awaited<ReturnType<typeof listStripPartners>>[number]

/** The partners, newest first: the list pages through more than are answered at once. */
export function listAllPartners(_admin: Admin): Promise<Partner[]> {
  const orderBy: Prisma.PartnerOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }]
  return db().partner.findMany({ orderBy, take: MOST_AT_ONCE, select: partnerSelect })
}

/** The active partners in the order of the strip, those that lack a logo among them. */
export function listActivePartners(_admin: Admin): Promise<Partner[]> {
  return db().partner.findMany({ where: { status: 'ACTIVE' }, orderBy: { id: 'asc' }, select: partnerSelect })
}

/** One page of the partners, with how many match; a page beyond the last is the last. */
export async function listPartners(_admin: Admin, query: PartnerQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().partner.count({ where }))
  const { skip, take } = shown
  const partners = await rowsOf(
    await db().partner.findMany({ where, orderBy: orderOf(query), skip, take, select: { id: true } }),
    (within) => db().partner.findMany({ where: within, select: partnerSelect }),
  )
  return { partners, ...shown }
}

/** The next partners of an export, newest first. */
export function listPartnersBefore(_admin: Admin, query: PartnerQuery, { before, take }: Batch) {
  const where = { ...whereOf(query), id: { lt: before } }
  return db().partner.findMany({ where, orderBy: { id: 'desc' }, take, select: partnerSelect })
}

const searched = ['name', 'email', 'mobile', 'companyName', 'companyWebsite', 'location'] as const

function whereOf({ search, approval }: PartnerQuery): Prisma.PartnerWhereInput {
  return {
    ...(approval && { status: statuses[approval] }),
    ...(search && { OR: searched.map((column) => ({ [column]: contains(search) })) }),
  }
}

function orderOf({ sort, direction }: PartnerQuery): Prisma.PartnerOrderByWithRelationInput[] {
  const column = { created: 'createdAt', name: 'name', company: 'companyName' } as const
  return [{ [column[sort]]: direction }, { id: direction }]
}
