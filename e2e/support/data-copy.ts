import { strFromU8, unzipSync } from 'fflate'
import { required } from './settings'
import type { Visitor } from './visitor'

/** The files in a seeker's download of their data, by name. */
export async function dataCopyOf(visitor: Visitor): Promise<Record<string, Uint8Array>> {
  const response = await fetch(`${required('TEST_SITE_URL')}/api/account/export`, {
    headers: { cookie: visitor.cookieHeader(), 'x-forwarded-for': visitor.ip },
  })
  if (response.headers.get('content-type') !== 'application/zip') throw new Error(`Status ${response.status}`)
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

/** One of those files as text. */
export async function textInCopy(visitor: Visitor, name: string): Promise<string> {
  return strFromU8((await dataCopyOf(visitor))[name] ?? new Uint8Array())
}
