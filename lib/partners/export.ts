import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { toPartner, type WirePartner } from '@/lib/partners/format'
import { partnerList } from '@/lib/partners/list'
import { listPartnersBefore } from '@/lib/partners/queries'

const headers = [
  ...(['id', 'name', 'email', 'mobile', 'companyName', 'companyWebsite', 'location', 'logo', 'date'] as const),
  'status' as const,
]

/** The partners as CSV. */
export const partnerExport = defineExport<WirePartner>({
  duty: 'editor',
  columns: headers.map((header) => ({ header, value: (partner) => partner[header] })),
  batch: async (admin, searchParams, batch) =>
    (await listPartnersBefore(admin, partnerList.read(searchParams), batch)).map(toPartner),
})
