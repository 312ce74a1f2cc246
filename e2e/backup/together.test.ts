import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabaseLock } from '@/scripts/database-lock'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { freePort } from '@/server/free-port'

test('migrates in one of several processes that start together while the others wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-together-'))
  chmodSync(folder, 0o711)
  const server = await startPostgres(folder, await freePort())
  try {
    let atOnce = 0
    let most = 0
    const start = () =>
      withDatabaseLock(server.url, async () => {
        atOnce += 1
        most = Math.max(most, atOnce)
        const applied = await applyMigrations(server.url)
        atOnce -= 1
        return applied.length
      })
    const applied = await Promise.all([start(), start(), start()])
    expect(applied.filter((count) => count > 0)).toHaveLength(1)
    expect(most).toBe(1)
    await expect(withDatabaseLock(server.url, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await start()).toBe(0)
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})
