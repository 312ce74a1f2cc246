import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { AdminRole } from '@/lib/generated/prisma/enums'

const role = z.enum(AdminRole)

export const adminResponse = z.object({
  id: idResponse,
  name: z.string(),
  email: z.string(),
  role,
  createdAt: timeResponse,
  hasSecondFactor: z.boolean(),
  lastSeenAt: timeResponse.nullable(),
})
export const invitationResponse = z.object({
  id: idResponse,
  name: z.string(),
  email: z.string(),
  role,
  createdAt: timeResponse,
  expiresAt: timeResponse,
  isExpired: z.boolean(),
})
