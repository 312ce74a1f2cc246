import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

/** The counts of the dashboard's tiles (contract §4) and how many postings wait for a decision. */
export async function getDashboard(_admin: Admin) {
  const [activePartners, inactivePartners, applications, registrations, pendingPostings] = await Promise.all([
    db().partner.count({ where: { status: 'ACTIVE' } }),
    db().partner.count({ where: { status: 'INACTIVE' } }),
    db().application.count(),
    db().seeker.count(),
    db().posting.count({ where: { status: 'PENDING' } }),
  ])
  return { activePartners, inactivePartners, applications, registrations, pendingPostings }
}

export type Dashboard = Awaited<ReturnType<typeof getDashboard>>
