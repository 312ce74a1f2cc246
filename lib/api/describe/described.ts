import { callsOf, type RouteModule } from '@/lib/api/describe/calls'
import { type ApiDocument, describeApi } from '@/lib/api/describe/document'
import { sessionCookie } from '@/lib/auth/cookies'
import { env, isHttps } from '@/lib/env'

let described: Promise<ApiDocument> | undefined

/** The description of this site's API, made once: it changes only with the code, which `next dev` lets change. */
export function describedApi(registry: RouteModule[]): Promise<ApiDocument> {
  if (env().NODE_ENV === 'development') return describe(registry)
  described ??= describe(registry)
  return described
}

async function describe(registry: RouteModule[]): Promise<ApiDocument> {
  const cookies = { seeker: sessionCookie('seeker', isHttps()), admin: sessionCookie('admin', isHttps()) }
  return describeApi(await callsOf(registry), new URL(env().SITE_URL).origin, cookies)
}
