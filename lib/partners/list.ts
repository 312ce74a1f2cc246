import { defineList } from '@/lib/back-office/list'
import { PartnerStatus } from '@/lib/generated/prisma/enums'
import { partnerStatuses } from '@/lib/partners/schema'

/** The partners, newest first. */
export const partnerList = defineList({
  path: '/partnerlist',
  sorts: ['created', 'name', 'company'],
  initialSort: { sort: 'created', direction: 'desc' },
  filters: { approval: partnerStatuses },
})

export type PartnerQuery = ReturnType<typeof partnerList.read>

export const approvalOptions = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const

/** The database's word for each. */
export const statuses = { active: PartnerStatus.ACTIVE, inactive: PartnerStatus.INACTIVE } as const
