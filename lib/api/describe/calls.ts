import type { CallSpec, Handler } from '@/lib/api/route'
import { type Verb, verbs } from '@/lib/api/verbs'

/** One path of the registry: what its calls are for, and the module that answers them. */
export type RouteModule = {
  path: string
  purposes: Partial<Record<Verb, string>>
  load: () => Promise<Record<Verb, Handler>>
}
/** One call: where it stands, what it is for and what `route` was told. */
export type Call = { verb: Verb; path: string; purpose: string; spec: CallSpec }

/** Every call of the registry; throws for one that does not come from `route`. */
export async function callsOf(registry: RouteModule[]): Promise<Call[]> {
  const loaded = await Promise.all(
    registry.map(async ({ path, purposes, load }) => {
      const handlers = await load()
      return verbs.flatMap((verb) => {
        const purpose = purposes[verb]
        if (!purpose) return []
        const spec = handlers[verb].spec
        if (!spec) throw new Error(`${verb} ${path} is not made by route().`)
        return [{ verb, path, purpose, spec }]
      })
    }),
  )
  return loaded.flat()
}
