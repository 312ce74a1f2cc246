import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { mapRows, tableRows } from '@/lib/console/lists/queries'
import { type ListedPartner, toListedPartner } from '@/lib/content/partners/format'
import { partnerSelect } from '@/lib/content/partners/queries'
import { phoneText } from '@/lib/platform/phones/numbers'

const csvHeaders = [
  ...(['id', 'name', 'email', 'mobile', 'companyName', 'companyWebsite', 'location', 'logo', 'date'] as const),
  'status' as const,
]

export const partners = adminList<ListedPartner>({
  name: 'partners',
  path: '/partnerlist',
  noun: ['partner', 'partners'],
  searches: 'name, company, location…',
  empty: "Add your first partner. Its logo appears on public pages once it's active.",
  rows: mapRows(
    tableRows('partner', {
      select: partnerSelect,
      search: ['name', 'email', 'mobile', 'companyName', 'companyWebsite', 'location'],
      phones: ['phoneE164'],
      sorts: { created: ['createdAt'], name: ['name'], company: ['companyName'] },
      filters: {
        approval: {
          label: 'Approval',
          options: {
            active: { label: 'Active', where: { status: 'ACTIVE' } },
            inactive: { label: 'Inactive', where: { status: 'INACTIVE' } },
          },
        },
      },
    }),
    toListedPartner,
  ),
  initialSort: { sort: 'created', direction: 'desc' },
  tabs: 'approval',
  found: ({ companyName, location }) => ({
    label: companyName,
    detail: location,
    href: `/partnerlist?${new URLSearchParams({ search: companyName })}`,
  }),
  csv: csvHeaders.map((header) => ({
    header,
    value: (partner) => (header === 'mobile' ? phoneText(partner.mobile, partner.phoneE164) : partner[header]),
  })),
})
