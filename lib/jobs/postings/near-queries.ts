import 'server-only'
import { LRUCache } from 'lru-cache'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { Places } from '@/lib/jobs/postings/filter'
import { keptUntilJobsChange } from '@/lib/jobs/postings/kept'
import { radiusOptions } from '@/lib/jobs/postings/search-form'
import type { Point } from '@/lib/jobs/readings/gazetteer'
import { type Area, boxAround, EARTH_KM, readArea } from '@/lib/jobs/readings/near'
import { now } from '@/lib/platform/clock'
import { site } from '@/lib/site/company'

const areas = new LRUCache<string, { area: Area | null }>({ max: 500 })

/** An area also depends on where the company recruits. */
export function areaOf(place: string): Area | null {
  const key = `${site.version} ${place}`
  const known = areas.get(key) ?? { area: readArea(place) }
  areas.set(key, known)
  return known.area
}

export function nearCondition({ near, radius, remote }: Places): Prisma.Sql {
  const found = near.flatMap((place) => areaOf(place) ?? [])
  const km = radiusOptions.find(({ value }) => value === radius)?.km ?? 0
  const points = found.flatMap((area) => area.points)
  const regions = found.flatMap((area) => area.regions)
  const countries = found.flatMap((area) => (area.points.length + area.regions.length === 0 ? area.countries : []))
  const ways = [
    ...(points.length > 0
      ? [Prisma.sql`"Posting"."id" IN (SELECT "postingId" FROM "PostingPoint" WHERE ${circlesAround(points, km)})`]
      : []),
    ...(regions.length > 0 ? [Prisma.sql`"regions" && ${regions}::text[]`] : []),
    ...(countries.length > 0 ? [Prisma.sql`"countries" && ${countries}::text[]`] : []),
    ...(remote === 'too' ? [fromHome(found)] : []),
  ]
  return ways.length > 0 ? Prisma.sql`(${Prisma.join(ways, ' OR ')})` : Prisma.sql`false`
}

function circlesAround(points: Point[], km: number): Prisma.Sql {
  const circles = points.map((point) => {
    const { south, north, west, east } = boxAround(point, km)
    return Prisma.sql`("latitude" BETWEEN ${south} AND ${north} AND "longitude" BETWEEN ${west} AND ${east}
      AND ${2 * EARTH_KM} * asin(sqrt(power(sin(radians("latitude" - ${point.latitude}) / 2), 2)
        + cos(radians(${point.latitude})) * cos(radians("latitude")) * power(sin(radians("longitude" - ${point.longitude}) / 2), 2)))
        <= ${km})`
  })
  return Prisma.join(circles, ' OR ')
}

function fromHome(found: Area[]): Prisma.Sql {
  const countries = [...new Set(found.flatMap((area) => area.countries))]
  return Prisma.sql`(("workMode" = 'REMOTE' OR "mayBeRemote") AND "countries" && ${countries}::text[])`
}

const MAX_CITIES = 100

/** The cities with the most open jobs. */
export const listJobCities = keptUntilJobsChange(async () => {
  const found = await db().$queryRaw<{ city: string }[]>`
    SELECT "each" AS "city" FROM "Posting", unnest("cities") AS "each"
    WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()} GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${MAX_CITIES}`
  return found.map(({ city }) => city)
})
