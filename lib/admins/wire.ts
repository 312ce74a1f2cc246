import * as z from 'zod'
import { idAnswer, timeAnswer } from '@/lib/api/answers'
import { AdminRole } from '@/lib/generated/prisma/enums'

const role = z.enum(AdminRole)

/** An admin with their role. */
export const adminWire = z.object({
  id: idAnswer,
  name: z.string(),
  email: z.string(),
  role,
  createdAt: timeAnswer,
  hasSecondFactor: z.boolean(),
  lastSeenAt: timeAnswer.nullable(),
})
/** An invitation that nobody has answered. */
export const invitationWire = z.object({
  id: idAnswer,
  name: z.string(),
  email: z.string(),
  role,
  createdAt: timeAnswer,
  expiresAt: timeAnswer,
  isExpired: z.boolean(),
})
