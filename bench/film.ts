import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startOwnSite } from '@/e2e/support/own-site'
import { findBrowser } from '@/scripts/browser'
import { say } from '@/scripts/prepare.mjs'
import { freePort } from '@/server/free-port'
import { brands, drawLogo } from './film/brands'
import { Person } from './film/person'
import { story } from './film/story'
import { linkFfmpeg } from './film/video'

const { values } = parseArgs({
  options: {
    video: { type: 'string' },
    keys: { type: 'string', default: '150' },
    'long-keys': { type: 'string', default: '40' },
    look: { type: 'string', default: '1500' },
    here: { type: 'boolean', default: false },
    brands: { type: 'boolean', default: false },
  },
})
const LINK = /http:\S+\/admin\/setup\?token=\S+/
const MAX_START_MS = 900_000
const MAX_STEP_MS = 60_000
const viewport = { width: 1280, height: 800 }
const videos = values.video ?? join(tmpdir(), 'portal-film')

/**
 * `npm run bench -- film`: films a new owner turning a fresh clone into another company's site, and fails if any response
 * still shows the sample company. `--here` films this folder's build instead of a clone. `--brands` takes pictures
 * of three brands.
 */
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
mkdirSync(videos, { recursive: true })
linkFfmpeg()
const passed = await (values.brands ? showBrands(browser) : film(browser)).finally(() => browser.close())
process.exit(passed ? 0 : 1)

async function showBrands(browser: Browser): Promise<boolean> {
  const close = await startOwnSite()
  try {
    const { takePictures } = await import('./film/pictures')
    say(`${await takePictures(browser, videos)} pictures are in ${videos}.`)
    return true
  } finally {
    await close()
  }
}

async function film(browser: Browser): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-film-'))
  const started = performance.now()
  const site = await start(folder)
  try {
    say(`npm start took ${minutes(started)} minutes until it printed the link.`)
    process.env.TEST_SITE_URL = site.url
    const [brand] = brands
    const logo = join(folder, 'logo.png')
    writeFileSync(logo, await drawLogo(brand))
    const person = await act(browser, { url: site.url, setupUrl: site.setupUrl, brand, logo })
    const { findTraces } = await import('./film/traces')
    const { traces, served } = await findTraces()
    say(
      `Looked at ${Object.entries(served)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', ')}.`,
    )
    const lines = [
      ...traces.map(({ path, kind, found }) => `${path} (${kind}): ${found}`),
      ...person.leftovers.map((line) => `the owner's browser, ${line}`),
    ]
    for (const line of lines) console.log(`  ${line}`)
    say(
      lines.length === 0
        ? '✓ Nothing of the sample company is left.'
        : `✗ ${lines.length} places show the sample company.`,
    )
    return lines.length === 0
  } finally {
    await stopTree(site.child)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function act(browser: Browser, { url, ...wanted }: Parameters<typeof story>[1] & { url: string }) {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    reducedMotion: 'no-preference',
    recordVideo: { dir: videos, size: viewport },
  })
  const pace = { keyMs: Number(values.keys), longKeyMs: Number(values['long-keys']), lookMs: Number(values.look) }
  context.setDefaultTimeout(MAX_STEP_MS)
  const person = new Person(await context.newPage(), pace)
  const started = performance.now()
  try {
    for (const { name, act } of story(person, wanted)) {
      const begun = performance.now()
      await act().catch(async (error) => {
        await person.page.screenshot({ path: join(videos, 'failed.png'), fullPage: true })
        throw error
      })
      say(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    }
    const pace = `${values.look} ms before each click, ${values.keys} ms a key, ${values['long-keys']} ms in long texts`
    say(`It's theirs after ${minutes(started)} minutes, ${person.keys} keys and ${person.clicks} clicks (${pace}).`)
  } finally {
    await context.close()
    say(`The film is in ${videos}.`)
  }
  return person
}

function minutes(since: number): string {
  return ((performance.now() - since) / 60_000).toFixed(1)
}

type Running = { url: string; setupUrl: string; child: ChildProcess }

/** Clones the committed state and runs `npm start` there, with no settings but a free port. */
async function start(folder: string): Promise<Running> {
  const cwd = values.here ? process.cwd() : join(folder, 'site')
  const cloned = values.here || spawnSync('git', ['clone', '--quiet', process.cwd(), cwd]).status === 0
  if (!cloned) throw new Error("We couldn't clone the repository.")
  const { PATH, HOME } = process.env
  const settings = { PORT: String(await freePort()), ...(values.here && { DATA_DIR: join(folder, 'data') }) }
  say(`Running npm start in ${cwd} on port ${settings.PORT} …`)
  const env = { PATH, HOME, ...settings } as unknown as NodeJS.ProcessEnv
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let printed = ''
  const setupUrl = await new Promise<string>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`There's no link yet:\n${printed.slice(-2000)}`)), MAX_START_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        const [link] = LINK.exec(printed) ?? []
        if (!link) return
        clearTimeout(late)
        done(link)
      })
    child.once('exit', () => fail(new Error(`npm start ended:\n${printed.slice(-2000)}`)))
  }).catch(async (error) => {
    await stopTree(child)
    throw error
  })
  return { url: new URL(setupUrl).origin, setupUrl, child }
}

/** npm passes signals on to the site, which closes its database first. */
function stopTree(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return Promise.resolve()
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  process.kill(-child.pid, 'SIGTERM')
  return ended
}
