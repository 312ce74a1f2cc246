import { ADDED_PAGES } from '@/lib/site/routes/added-paths'
import { routes } from '@/lib/site/routes/routes'

export const dynamic = 'force-static'

// Added pages can be anywhere, so a pattern for them would match every page.
const cachedPaths = routes.flatMap(({ path, cached }) =>
  cached && path !== ADDED_PAGES ? [path.replaceAll(/\[(\w+)\]/g, ':$1')] : [],
)

/** Pages that are the same for everyone are prerendered when a visitor hovers or touches a link to them. */
export function GET(): Response {
  const where = { and: [{ href_matches: cachedPaths }, { not: { selector_matches: '[target], [download]' } }] }
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' }
  return Response.json({ prerender: [{ where, eagerness: 'moderate' }] }, { headers })
}
