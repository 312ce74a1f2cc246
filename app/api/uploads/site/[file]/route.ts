import { logoCall } from '@/lib/platform/uploads/logo-call'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = logoCall({
  summary: "Get the company's logo",
  tag: 'Files',
  kind: 'SITE_LOGO',
})
