import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx, makeCertificate, writeNginxConf } from './nginx'

test('accepts deploy/nginx.conf', () => {
  const nginx = findNginx()
  if (!nginx && process.env.CI) throw new Error('The test of deploy/nginx.conf needs nginx: install it.')
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  chmodSync(folder, 0o711)
  makeCertificate(folder)
  const conf = writeNginxConf({ folder, http: 18080, https: 18443, processes: [13001, 13002, 13003] })
  const { status, stderr } = spawnSync(nginx ?? 'true', ['-t', '-q', '-p', folder, '-c', conf], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([0, ''])
})
