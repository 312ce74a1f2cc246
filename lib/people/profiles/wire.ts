import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { profileLists } from '@/lib/people/profiles/lists'
import { type ProfileField, profileFields } from '@/lib/people/profiles/schema'

const textOf = Object.fromEntries(profileFields.map((name) => [name, z.string()])) as Record<ProfileField, z.ZodString>

export const profileWire = z.object({
  id: idResponse,
  userName: z.string(),
  ...textOf,
  ...profileLists,
  resume: z.string().nullable(),
  resumeName: z.string().nullable(),
  profileImage: z.string().nullable(),
  date: timeResponse,
})
