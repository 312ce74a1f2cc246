import { strFromU8, unzipSync } from 'fflate'
import { required } from '@/e2e/support/settings'
import type { Visitor } from '@/e2e/support/visitor'
import type { Manifest, Preview } from '@/lib/site/site-file/schema'

/** Sends a site file to a call, which gets `data` with it. */
export async function sendSiteFile(owner: Visitor, path: string, zip: Uint8Array | File, data: object = {}) {
  const form = new FormData()
  form.set('data', JSON.stringify(data))
  form.set('file', zip instanceof File ? zip : new File([new Uint8Array(zip)], 'site.zip', { type: 'application/zip' }))
  return owner.call('POST', path, { form })
}

export const previewSiteFile = (owner: Visitor, zip: Uint8Array | File) =>
  sendSiteFile(owner, '/api/site-file/preview', zip)

export const importSiteFile = async (owner: Visitor, zip: Uint8Array) =>
  sendSiteFile(owner, '/api/site-file', zip, { state: ((await previewSiteFile(owner, zip)).json as Preview).state })

export const downloadSiteFile = (owner: Visitor): Promise<Response> =>
  fetch(`${required('TEST_SITE_URL')}/api/site-file`, { headers: { cookie: owner.cookieHeader() } })

export const manifestIn = (zip: Uint8Array) =>
  JSON.parse(strFromU8(unzipSync(zip)['site.json'] as Uint8Array)) as Manifest
