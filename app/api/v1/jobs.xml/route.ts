import * as z from 'zod'
import { cacheableStream } from '@/lib/api/cacheable'
import { methods, route } from '@/lib/api/route'
import { streamOf } from '@/lib/api/stream'
import { env } from '@/lib/env'
import { aggregatorFeed, aggregators } from '@/lib/jobs/feeds/aggregator'
import { feedVersion } from '@/lib/jobs/feeds/queries'
import { now } from '@/lib/platform/clock'

const responses = { 200: 'application/xml', 304: null } as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get all open jobs as XML for job aggregators',
      tag: 'Jobs for partners',
      auth: 'anyone',
      isReadableAnywhere: true,
      responses,
      query: z.object({ for: z.enum(aggregators).default('indeed') }),
    },
    async ({ request, query: { for: aggregator } }) => {
      const kind = { type: 'application/xml; charset=utf-8', maxAge: 60 }
      const { origin } = new URL(env().SITE_URL)
      return cacheableStream(
        request,
        `${aggregator} ${await feedVersion()}`,
        () => streamOf(aggregatorFeed(origin, now(), aggregator)),
        kind,
      )
    },
  ),
})
