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
      query: z.object({
        for: z.enum(aggregators).default('indeed'),
        companyId: z
          .string()
          .regex(/^\d{1,20}$/, "Enter the number in the URL of your LinkedIn page's admin view")
          .optional()
          .meta({ description: 'For LinkedIn: the ID of the page that the jobs are listed under', examples: ['1035'] }),
      }),
    },
    async ({ request, query: { for: aggregator, companyId } }) => {
      const kind = { type: 'application/xml; charset=utf-8', maxAge: 60 }
      const { origin } = new URL(env().SITE_URL)
      return cacheableStream(
        request,
        `${aggregator} ${companyId ?? ''} ${await feedVersion()}`,
        () => streamOf(aggregatorFeed(origin, now(), { aggregator, companyId })),
        kind,
      )
    },
  ),
})
