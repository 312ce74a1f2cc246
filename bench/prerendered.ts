import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { until } from '@/bench/faults/site'
import { findBrowser } from '@/scripts/browser'

type Message = {
  id?: number
  method?: string
  params: { sessionId?: string; status?: string; targetInfo?: { type: string; subtype?: string } }
  result?: Record<string, unknown>
  error?: { message: string }
}
type Devtools = {
  send: (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>
  events: Message[]
}

/**
 * Milliseconds from clicking a link until its page, prerendered on hover, is painted. Talks to Chromium over a pipe and
 * its tab target. If a program attaches to the page itself, as Playwright does, Chromium reports
 * "PrerenderingDisabledByDevTools".
 */
export async function openPrerendered(url: string, link: string, network: object, flags: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chromium-'))
  const program = findBrowser() ?? 'chromium'
  const args = ['--headless=new', '--no-sandbox', '--remote-debugging-pipe', `--user-data-dir=${folder}`, ...flags]
  const chromium = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const devtools = speak(chromium.stdio[3] as Writable, chromium.stdio[4] as Readable)
  try {
    return await measure(devtools, url, link, network)
  } finally {
    const ended = new Promise((done) => chromium.once('exit', done))
    devtools.send('Browser.close').catch(() => {})
    await ended
    // Chromium's other processes keep writing for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function measure({ send, events }: Devtools, url: string, link: string, network: object): Promise<number> {
  const attached = (subtype?: string) =>
    events.find(({ params: { targetInfo } }) => targetInfo?.type === 'page' && targetInfo.subtype === subtype)?.params
      .sessionId
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const [target] = targetInfos as { targetId: string }[]
  if (!target) throw new Error('This browser has no tabs. Set CHROME_PATH to a Chromium with windows.')
  const { targetId } = target
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true })
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send('Target.setAutoAttach', follow, tab as string)
  await until(async () => attached() !== undefined)
  const page = attached()
  const evaluate = async <T>(session: string | undefined, expression: string): Promise<T> => {
    const params = { expression, awaitPromise: true, returnByValue: true }
    const { result } = await send('Runtime.evaluate', params, session)
    return (result as { value: T }).value
  }
  await send('Network.enable', {}, page)
  await send('Network.emulateNetworkConditions', network, page)
  await send('Preload.enable', {}, page)
  await send('Page.navigate', { url }, page)
  const place = `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(link)})?.getBoundingClientRect() ?? {}
    return document.readyState === 'complete' && width ? { x: x + width / 2, y: y + height / 2 } : null })()`
  let at: object | null = null
  await until(async () => {
    at = await evaluate(page, place)
    return at !== null
  })
  await evaluate(
    page,
    `addEventListener('click', () => sessionStorage.setItem('clicked', performance.timeOrigin + performance.now()), true)`,
  )
  const move = (type: string, more: object = {}) => send('Input.dispatchMouseEvent', { type, ...at, ...more }, page)
  await move('mouseMoved')
  const isReady = ({ method, params }: Message) =>
    method === 'Preload.prerenderStatusUpdated' && params.status === 'Ready'
  await until(async () => events.some(isReady))
  const press = { button: 'left', clickCount: 1 }
  // The page is gone before it can confirm the click.
  for (const type of ['mousePressed', 'mouseReleased']) move(type, press).catch(() => {})
  const painted = `(() => { const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked')) : null })()`
  let time: number | null = null
  await until(async () => {
    time = await evaluate(attached('prerender'), painted)
    return time !== null
  })
  return Math.round(time ?? Number.NaN)
}

function speak(to: Writable, from: Readable): Devtools {
  const events: Message[] = []
  const pending = new Map<number, (message: Message) => void>()
  let buffered = ''
  from.setEncoding('utf8').on('data', (data: string) => {
    const messages = (buffered + data).split('\0')
    buffered = messages.pop() ?? ''
    for (const text of messages) {
      const message = JSON.parse(text) as Message
      if (message.id) pending.get(message.id)?.(message)
      else events.push(message)
    }
  })
  let id = 0
  return {
    events,
    send: (method, params = {}, sessionId) =>
      new Promise((done, fail) => {
        id += 1
        pending.set(id, ({ result, error }) =>
          error ? fail(new Error(`${method}: ${error.message}`)) : done(result ?? {}),
        )
        to.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
      }),
  }
}
