import { sessionCalls } from '@/lib/accounts/own-sessions/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sessionCalls('admin')
