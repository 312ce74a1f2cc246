import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { contactList, stateOf } from '@/lib/contacts/list'
import { type ContactMessage, listContactMessagesBefore } from '@/lib/contacts/queries'

/** The contact messages as CSV, with the documented names of their fields. */
export const contactExport = defineExport<ContactMessage>({
  duty: 'admin',
  columns: [
    { header: 'id', value: ({ id }) => id },
    { header: 'name', value: ({ name }) => name },
    { header: 'email', value: ({ email }) => email },
    { header: 'mobile', value: ({ mobile }) => mobile },
    { header: 'subject', value: ({ subject }) => subject },
    { header: 'message', value: ({ message }) => message },
    { header: 'date', value: ({ createdAt }) => createdAt },
    { header: 'state', value: stateOf },
    { header: 'consentVersion', value: ({ consentVersion }) => consentVersion },
  ],
  batch: (admin, searchParams, batch) => listContactMessagesBefore(admin, contactList.read(searchParams), batch),
})
