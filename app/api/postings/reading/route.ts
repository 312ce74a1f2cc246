import { json, methods, route } from '@/lib/api/route'
import { findDuplicate } from '@/lib/hiring/employers/queries'
import { exactPayOf, exactPlaceOf } from '@/lib/jobs/readings/exact'
import { placeColumns, placeSentence } from '@/lib/jobs/readings/format'
import { readPay } from '@/lib/jobs/readings/pay'
import { paySentence } from '@/lib/jobs/readings/pay-sentence'
import { readPlace } from '@/lib/jobs/readings/place'
import { readingQuery, readingWire } from '@/lib/jobs/readings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Parse a place and pay as they're typed, and check for duplicate postings",
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: readingWire },
      limit: 'reading-by-ip',
      query: readingQuery,
    },
    async ({ query: { location, salary, jobType, ...named } }) => {
      const isRemote = jobType === 'Remote'
      const reach = placeColumns(readPlace(location), isRemote)
      const pay = readPay(salary, reach.countries.length === 1 ? reach.countries[0] : null)
      return json({
        place: placeSentence(reach, isRemote) || null,
        pay: pay && paySentence(pay),
        exactPlace: exactPlaceOf(reach),
        exactPay: pay && exactPayOf(pay),
        alike: await findDuplicate(named),
      })
    },
  ),
})
