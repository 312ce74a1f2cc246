import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'

/** A registered user (spec §3 "Student"). */
export const studentWire = z.object({
  id: idResponse,
  userName: z.string(),
  email: z.string(),
  mobile: z.string(),
  otpstatus: z.boolean(),
})
/** A user's account (spec §3 "User profile"). */
export const accountWire = z.object({ name: z.string(), mobile: z.string(), country: z.string(), email: z.string() })
/** What signing in answers, and a refusal of it (contract §2). */
export const loginAnswer = z.union([
  z.object({ status: z.literal(true), message: z.string(), userName: z.string(), email: z.string() }),
  z.object({ status: z.literal(false), message: z.string() }),
])
/** The same for admins; `needsCode` asks for the second factor. */
export const adminLoginAnswer = z.object({
  status: z.boolean(),
  message: z.string(),
  needsCode: z.literal(true).optional(),
})
export const verificationAnswer = z.object({ status: z.literal(true), message: z.string() })
export const verificationRefusal = z.union([
  z.object({ status: z.literal(false), message: z.string() }),
  z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() }),
])
/** Who is signed in as a seeker. */
export const viewerWire = z.object({ userName: z.string(), email: z.string(), mobile: z.string() }).nullable()
export const applicantWire = z
  .object({ userName: z.string(), email: z.string(), mobile: z.string(), profileResume: z.string().nullable() })
  .nullable()
