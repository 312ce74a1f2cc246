import { defineList } from '@/lib/back-office/list'

/** The registrations, newest first. */
export const registrationList = defineList({
  path: '/adminregister',
  sorts: ['registered', 'name', 'email'],
  initialSort: { sort: 'registered', direction: 'desc' },
  filters: { status: ['verified', 'unverified'] },
})

export type RegistrationQuery = ReturnType<typeof registrationList.read>

export const statusOptions = [
  { value: 'verified', label: 'Verified' },
  { value: 'unverified', label: 'Unverified' },
] as const

/** Where every registration came from (spec §2). */
export const REGISTRATION_TYPE = 'Website'

/** What a registration is called by its code (spec §4). */
export const statusLabel = (verifiedAt: Date | null) => (verifiedAt ? 'Verified' : 'Unverified')
