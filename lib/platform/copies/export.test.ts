import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAbandoned } from './export'

test('removes the folders of exports that were killed more than a day ago', () => {
  const parent = mkdtempSync(join(tmpdir(), 'portal-exports-'))
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of ['export-old', 'export-new', 'other']) mkdirSync(join(parent, name))
  for (const name of ['export-old', 'other']) utimesSync(join(parent, name), yesterday, yesterday)
  removeAbandoned(parent)
  expect(readdirSync(parent)).toEqual(['export-new', 'other'])
  rmSync(parent, { recursive: true })
})
