import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js'

const KEYS = { id: 'S3RVER', secret: 'S3RVER' }

export async function startObjectStore(
  folder: string,
  { port: at = 0, keys = KEYS } = {},
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  DUMMY_ACCOUNT.createKeyPair(keys.id, keys.secret)
  const server = new S3rver({
    address: '127.0.0.1',
    port: at,
    silent: true,
    vhostBuckets: false,
    directory: folder,
    configureBuckets: [{ name: 'portal', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'portal',
      S3_ACCESS_KEY_ID: keys.id,
      S3_SECRET_ACCESS_KEY: keys.secret,
    },
    close: () => server.close(),
  }
}
