import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '@/lib/env'
import { removeAbandonedExports } from './export'

test('removes the folders of exports that were killed more than a day ago', async () => {
  const settings = parseEnv({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-exports-')) })
  // Nothing was exported yet.
  await removeAbandonedExports(settings)
  const parent = join(settings.DATA_DIR, 'exports')
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of ['export-old', 'export-new', 'other']) mkdirSync(join(parent, name), { recursive: true })
  for (const name of ['export-old', 'other']) utimesSync(join(parent, name), yesterday, yesterday)
  await removeAbandonedExports(settings)
  expect(readdirSync(parent)).toEqual(['export-new', 'other'])
  rmSync(settings.DATA_DIR, { recursive: true })
})
