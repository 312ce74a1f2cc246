import 'server-only'
import { REGISTRATION_TYPE, registrationList, statusLabel } from '@/lib/accounts/registration-list'
import { listRegistrationsBefore, type Registration } from '@/lib/accounts/registration-queries'
import { defineExport } from '@/lib/back-office/export'

/** The registrations as CSV, with the columns of their page. */
export const registrationExport = defineExport<Registration>({
  duty: 'recruiter',
  columns: [
    { header: 'id', value: ({ id }) => id },
    { header: 'Full Name', value: ({ userName }) => userName },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Phone', value: ({ mobile }) => mobile },
    { header: 'Status', value: ({ verifiedAt }) => statusLabel(verifiedAt) },
    { header: 'Type', value: () => REGISTRATION_TYPE },
    { header: 'Registered', value: ({ createdAt }) => createdAt },
  ],
  batch: (admin, searchParams, batch) => listRegistrationsBefore(admin, registrationList.read(searchParams), batch),
})
