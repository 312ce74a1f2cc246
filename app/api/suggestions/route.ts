import { json, methods, route } from '@/lib/api/route'
import { listSuggestions } from '@/lib/jobs/suggestions/queries'
import { suggestionsQuery, suggestionsWire } from '@/lib/jobs/suggestions/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Suggest job titles, skills, companies and places while someone types',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: suggestionsWire },
      limit: 'suggestions-by-ip',
      query: suggestionsQuery,
    },
    async ({ query }) => {
      const response = json({ suggestions: await listSuggestions(query.q, query.for) })
      response.headers.set('cache-control', 'public, max-age=60')
      return response
    },
  ),
})
