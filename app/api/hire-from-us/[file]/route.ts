import { logoCall } from '@/lib/platform/uploads/logo-call'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = logoCall({
  summary: "Get a company's logo",
  tag: 'Postings',
  kind: 'COMPANY_LOGO',
})
