import { routes } from '@/lib/site/routes/routes'

export const dynamic = 'force-static'

const cachedPaths = routes.flatMap(({ path, cached }) => (cached ? [path.replaceAll(/\[(\w+)\]/g, ':$1')] : []))

/** A page that is the same for everyone is prerendered as soon as a link to it is hovered or touched. */
export function GET(): Response {
  const where = { and: [{ href_matches: cachedPaths }, { not: { selector_matches: '[target], [download]' } }] }
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' }
  return Response.json({ prerender: [{ where, eagerness: 'moderate' }] }, { headers })
}
