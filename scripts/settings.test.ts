import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { misspelledIn, typosIn } from './settings'

test.each([
  ['PORT 4000', 'PORT needs an equals sign: PORT=value'],
  ['PORT: 4000', 'PORT needs an equals sign: PORT=value'],
  ['PROT=4000', "PROT isn't a setting. Did you mean PORT?"],
  ['site_url=https://jobs.example.com', "site_url isn't a setting. Did you mean SITE_URL?"],
  ['DATA_BASE_URL=postgresql://db/portal', "DATA_BASE_URL isn't a setting. Did you mean DATABASE_URL?"],
  ['SMTP_URI=smtp://mail.example.com', "SMTP_URI isn't a setting. Did you mean SMTP_URL?"],
  ['AUTH_SECRETS_FILE=/run/secret', "AUTH_SECRETS_FILE isn't a setting. Did you mean AUTH_SECRET_FILE?"],
])('notices the typo in %s', (line, problem) => {
  expect(typosIn(`# PORT of the site\n${line}\n`)).toEqual([problem])
})

test('accepts settings, other variables and texts of several lines in .env', () => {
  expect(typosIn(readFileSync('.env.example', 'utf8'))).toEqual([])
  expect(typosIn('TZ=UTC\nNODE_OPTIONS=--trace-gc\nHTTPS_PROXY=http://proxy:3128\nBACKUP_KEY="one\ntwo"\n')).toEqual([])
})

test("doesn't take variables of the system and of other programs for settings", () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'TZ',
    'LANG',
    'USER',
    'SHELL',
    'PWD',
    'OLDPWD',
    'TERM',
    'NODE_OPTIONS',
    'PGHOST',
  ]
  const ofPlatforms = ['POD_NAME', 'PORTAL_SERVICE_HOST', 'PORTAL_PORT', 'AWS_ACCESS_KEY_ID', 'INVOCATION_ID', 'CI']
  expect(misspelledIn([...others, ...ofPlatforms])).toEqual([])
})

// In a process of its own, because Jest's `process.env` isn't the one that Node loads `.env` into.
const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href
const program = `import { loadSettings } from '${pathToFileURL(resolve('scripts/settings.ts'))}'
const { DATABASE_URL, PORT, HOST } = loadSettings()
console.log(JSON.stringify([DATABASE_URL, PORT, HOST]))`

test('commands read .env and secret files, but variables win', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'))
  writeFileSync(join(folder, 'url'), 'postgresql://portal@database.example/portal\n')
  writeFileSync(join(folder, '.env'), `DATABASE_URL_FILE=${folder}/url\nPORT=4100\nHOST=0.0.0.0\n`)
  writeFileSync(join(folder, 'print.mts'), program)
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'test' as const, PORT: '4200', TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  try {
    const printed = execFileSync(process.execPath, ['--import', tsx, 'print.mts'], { cwd: folder, env })
    expect(JSON.parse(String(printed))).toEqual(['postgresql://portal@database.example/portal', 4200, '0.0.0.0'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('commands warn about a misspelled variable and continue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'))
  writeFileSync(join(folder, 'print.mts'), program)
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'test' as const, SMTP_ULR: 'smtp://mail', TSX_TSCONFIG_PATH: resolve('tsconfig.json') }
  try {
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, 'print.mts'], { cwd: folder, env })
    expect(String(stderr)).toBe('Unknown setting SMTP_ULR. Did you mean SMTP_URL?\n')
    expect(JSON.parse(String(stdout))).toEqual([null, 3000, '127.0.0.1'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
