import 'server-only'
import { db } from '@/lib/db'

/** The active partners that have a logo, for the strip above the footer (contract §4). */
export async function listStripPartners() {
  const partners = await db().partner.findMany({
    where: { status: 'ACTIVE', logo: { isNot: null } },
    orderBy: { id: 'asc' },
    select: { companyName: true, logo: { select: { name: true } } },
  })
  return partners.flatMap(({ companyName, logo }) =>
    logo ? [{ name: companyName, logo: `/uploads/partners/${logo.name}` }] : [],
  )
}

export type StripPartner = Awaited<ReturnType<typeof listStripPartners>>[number]
