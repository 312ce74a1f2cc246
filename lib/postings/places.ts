import type { Prisma } from '@/lib/generated/prisma/client'
import type { Place } from '@/lib/readings/place'

/** The places of a posting from their column, which only `postingData` fills. */
export const placesOf = (column: Prisma.JsonValue) => column as Place[]
