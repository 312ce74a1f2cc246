import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'

export const studentResponse = z.object({
  id: idResponse,
  userName: z.string(),
  email: z.string(),
  mobile: z.string(),
  otpstatus: z.boolean(),
})
export const accountResponse = z.object({
  name: z.string(),
  mobile: z.string(),
  country: z.string(),
  email: z.string(),
})
export const loginResponse = z.union([
  z.object({ status: z.literal(true), message: z.string(), userName: z.string(), email: z.string() }),
  z.object({ status: z.literal(false), message: z.string() }),
])
export const adminLoginResponse = z.object({
  status: z.boolean(),
  message: z.string(),
  needsCode: z.literal(true).optional(),
})
export const verificationResponse = z.object({ status: z.literal(true), message: z.string() })
export const verificationError = z.object({ status: z.literal(false), message: z.string() })
export const viewerResponse = z.object({ userName: z.string(), email: z.string(), mobile: z.string() }).nullable()
export const applicantResponse = z
  .object({ userName: z.string(), email: z.string(), mobile: z.string(), profileResume: z.string().nullable() })
  .nullable()

type SeekerRow = { id: number; userName: string; email: string; mobile: string; verifiedAt: Date | null }

export function toStudent({ id, userName, email, mobile, verifiedAt }: SeekerRow) {
  return { id, userName, email, mobile, otpstatus: verifiedAt !== null }
}

type AccountRow = { userName: string; mobile: string; country: string; email: string }

export function toAccount({ userName, mobile, country, email }: AccountRow) {
  return { name: userName, mobile, country, email }
}
