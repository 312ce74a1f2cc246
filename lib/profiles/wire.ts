import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { profileSchema } from '@/lib/profiles/schema'

const texts = Object.keys(profileSchema.shape) as (keyof typeof profileSchema.shape)[]
const textOf = Object.fromEntries(texts.map((name) => [name, z.string()])) as Record<
  (typeof texts)[number],
  z.ZodString
>

export const profileWire = z.object({
  id: idResponse,
  userName: z.string(),
  ...textOf,
  resume: z.string().nullable(),
  resumeName: z.string().nullable(),
  profileImage: z.string().nullable(),
  date: timeResponse,
})
