import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { mapRows, tableRows } from '@/lib/console/lists/queries'
import { toPartner, type WirePartner } from '@/lib/content/partners/format'
import { partnerSelect } from '@/lib/content/partners/queries'

const csvHeaders = [
  ...(['id', 'name', 'email', 'mobile', 'companyName', 'companyWebsite', 'location', 'logo', 'date'] as const),
  'status' as const,
]

export const partners = adminList<WirePartner>({
  name: 'partners',
  path: '/partnerlist',
  noun: ['partner', 'partners'],
  searches: 'name, company, location…',
  empty: "Add your first partner. Its logo appears on public pages once it's active.",
  rows: mapRows(
    tableRows('partner', {
      select: partnerSelect,
      search: ['name', 'email', 'mobile', 'companyName', 'companyWebsite', 'location'],
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
    toPartner,
  ),
  initialSort: { sort: 'created', direction: 'desc' },
  tabs: 'approval',
  found: ({ companyName, location }) => ({
    label: companyName,
    detail: location,
    href: `/partnerlist?${new URLSearchParams({ search: companyName })}`,
  }),
  csv: csvHeaders.map((header) => ({ header, value: (partner) => partner[header] })),
})
