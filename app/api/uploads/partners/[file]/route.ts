import { logoCall } from '@/lib/platform/uploads/logo-call'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = logoCall({
  summary: "Get a partner's logo",
  tag: 'Files',
  kind: 'PARTNER_LOGO',
})
