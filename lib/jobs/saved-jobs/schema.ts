import * as z from 'zod'
import { idParam } from '@/lib/platform/schemas'

const MAX_IDS = 100

export const jobIdsQuery = z.object({
  ids: z
    .string()
    .max(1_200)
    .transform((text): unknown[] => [...new Set(text.split(','))])
    .pipe(z.array(idParam).min(1).max(MAX_IDS)),
})

export const savedJobsSearch = z.object({ page: z.coerce.number().int().min(1).max(1_000).catch(1) })
