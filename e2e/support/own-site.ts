import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '@/scripts/test-site'

/**
 * Starts a site that only this test file uses, and points all helpers to it. Its owner sets it up in the browser, so
 * there's no admin password. Call the returned function when done.
 */
export async function startOwnSite(more: Record<string, string> = {}): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-own-'))
  const site = await startSite(folder, { ADMIN_PASSWORD: '', ...more })
  const before = { ...process.env }
  Object.assign(process.env, site.env, { ADMIN_PASSWORD: '' })
  return async () => {
    Object.assign(process.env, before)
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
