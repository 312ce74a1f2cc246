import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// In a process of its own, because Jest's `process.env` isn't the one that Node loads `.env` into.
const program = `import { loadSettings } from '${pathToFileURL(resolve('scripts/settings.ts'))}'
const { DATABASE_URL, PORT, HOST } = loadSettings()
console.log(JSON.stringify([DATABASE_URL, PORT, HOST]))`

test('commands read .env and secret files, but variables win', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'))
  writeFileSync(join(folder, 'url'), 'postgresql://portal@database.example/portal\n')
  writeFileSync(join(folder, '.env'), `DATABASE_URL_FILE=${folder}/url\nPORT=4100\nHOST=0.0.0.0\n`)
  writeFileSync(join(folder, 'print.mts'), program)
  const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'test' as const, PORT: '4200', TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  try {
    const printed = execFileSync(process.execPath, ['--import', tsx, 'print.mts'], { cwd: folder, env })
    expect(JSON.parse(String(printed))).toEqual(['postgresql://portal@database.example/portal', 4200, '0.0.0.0'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
