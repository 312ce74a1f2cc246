import * as z from 'zod'

const suggestionKinds = ['title', 'skill', 'company', 'place'] as const

/** The query of GET /api/suggestions. */
export const suggestionsQuery = z.object({
  q: z.string().max(100).default('').meta({ description: 'What someone has typed so far' }),
  for: z
    .enum(['search', 'places', 'locations', 'cities', 'titles', 'companies', 'skills'])
    .default('search')
    .meta({
      description:
        '`search` for the job search, `places` for a field for a place, `locations` for where a job is, which can be ' +
        'remote, `cities` for a field for a city, and so on',
    }),
})

export const suggestionsWire = z.object({
  suggestions: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      text: z.string().meta({ description: 'The complete text; a place is one that `near` understands' }),
      words: z.string().optional().meta({ description: 'With a place: what to search for there' }),
      city: z
        .object({ name: z.string(), region: z.string(), country: z.string() })
        .optional()
        .meta({ description: 'With `cities`: the parts of the place; the country as an ISO 3166-1 alpha-2 code' }),
    }),
  ),
})
export type Suggestions = z.output<typeof suggestionsWire>['suggestions']
export type SuggestionsFor = z.output<typeof suggestionsQuery>['for']
