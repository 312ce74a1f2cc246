import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'

export async function startObjectStore(
  folder: string,
): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'portal', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'portal',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: () => server.close(),
  }
}
