import { type ApiDocument, describeApi, type RouteModule } from '@/lib/api/openapi'
import { sessionCookie } from '@/lib/auth/cookies'
import { env, isHttps } from '@/lib/env'
import { site } from '@/lib/site/company'

const modules: Record<string, () => Promise<RouteModule>> = import.meta.glob('/app/**/route.ts')

let described: { version: number; document: Promise<ApiDocument> } | undefined

export function describedApi(): Promise<ApiDocument> {
  if (env().NODE_ENV === 'development') return describe()
  if (described?.version !== site.version) described = { version: site.version, document: describe() }
  return described.document
}

async function describe(): Promise<ApiDocument> {
  // The catch-all route isn't a call.
  const files = Object.keys(modules).filter((file) => !file.includes('[...'))
  const loaded = files.map(async (file) => [file.slice('/app/'.length, -'/route.ts'.length), await modules[file]?.()])
  const cookies = { seeker: sessionCookie('seeker', isHttps()), admin: sessionCookie('admin', isHttps()) }
  return describeApi(Object.fromEntries(await Promise.all(loaded)), new URL(env().SITE_URL).origin, cookies)
}
