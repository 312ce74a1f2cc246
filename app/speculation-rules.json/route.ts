import { routes } from '@/lib/site/routes/routes'

export const dynamic = 'force-static'

const cachedPaths = routes.flatMap(({ path, cached }) => (cached ? [path.replaceAll(/\[(\w+)\]/g, ':$1')] : []))

/** Pages that are the same for everyone are prerendered when a visitor hovers or touches a link to them. */
export function GET(): Response {
  const where = { and: [{ href_matches: cachedPaths }, { not: { selector_matches: '[target], [download]' } }] }
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' }
  return Response.json({ prerender: [{ where, eagerness: 'moderate' }] }, { headers })
}
