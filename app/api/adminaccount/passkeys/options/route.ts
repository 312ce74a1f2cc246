import { passkeyCalls } from '@/lib/accounts/passkeys/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = passkeyCalls('admin').options
