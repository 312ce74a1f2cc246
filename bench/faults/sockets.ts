import { connect, type Socket } from 'node:net'
import { openEngines } from '@/bench/deployment'
import { grouped, inSeconds, later } from './site'
import { openSite, READ_PATHS, type Row, type Setting, statusOf } from './stage'

const SOCKETS = 9_000
const AT_ONCE = 200
const MAX_CLOSING_MS = 150_000
const METRICS_TOKEN = 'token-of-the-faults'
/** Opened in this order, because the server closes silent ones first. */
const kinds = ['not reading', 'kept alive', 'silent'] as const
type Kind = (typeof kinds)[number]

/**
 * Opens idle sockets. Other visitors must be served as before, and the server must close the idle sockets eventually.
 */
export async function openIdleSockets(setting: Setting): Promise<Row[]> {
  const { server } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url, METRICS_TOKEN })
  await p95Of(site.url)
  const alone = await p95Of(site.url)
  const before = await metricsOf(site.url)
  const openedAt = Date.now()
  const sockets = await openSockets(Number(new URL(site.url).port))
  setting.closing.push(async () => {
    for (const socket of sockets) socket.destroy()
  })
  const peak = await metricsOf(site.url)
  const beside = await p95Of(site.url)
  const isClosed = ({ open }: { open: number }) => open <= before.open + 20
  let after = await metricsOf(site.url)
  while (Date.now() - openedAt < MAX_CLOSING_MS && !isClosed(after)) {
    await later(1_000)
    after = await metricsOf(site.url)
    peak.rss = Math.max(peak.rss, after.rss)
  }
  const took = inSeconds(Date.now() - openedAt)
  const opened = peak.open - before.open
  return [
    {
      fault: `${grouped(SOCKETS)} idle sockets`,
      done: 'a third each: silent; kept alive after a request; not reading the requested page',
      result: `${grouped(opened)} open at once; 95% of other visitors' requests took up to ${alone} ms before and ${beside} ms during; memory ${megabytes(before.rss)} before, ${megabytes(peak.rss)} at most; ${isClosed(after) ? `all closed after ${took}` : `${grouped(after.open - before.open)} still open after ${took}`}`,
      problems: [
        opened < SOCKETS * 0.9 && 'Too few were open at once.',
        !isClosed(after) && 'Idle sockets stay open.',
        beside > Math.max(1_000, 5 * alone) && 'Others wait for them.',
        peak.rss - before.rss > 600e6 && 'They take too much memory.',
      ],
    },
  ]
}

/** Returns once all sockets are open and have sent their requests. */
async function openSockets(port: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < SOCKETS) {
    const count = Math.min(AT_ONCE, SOCKETS - sockets.length)
    const next = Array.from({ length: count }, (_, index) => openSocket(port, kindOf(sockets.length + index)))
    sockets.push(...(await Promise.all(next)))
  }
  return sockets
}

const kindOf = (number: number): Kind => kinds[Math.floor((number * kinds.length) / SOCKETS)] ?? 'silent'

function openSocket(port: number, kind: Kind): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    const isOpen = () => done(socket)
    socket.on('error', isOpen)
    socket.once('connect', () => {
      if (kind === 'silent') return isOpen()
      const path = kind === 'kept alive' ? '/healthz' : '/applied-jobs'
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
      if (kind === 'not reading') return isOpen()
      socket.once('data', isOpen).resume()
    })
  })
}

async function metricsOf(url: string): Promise<{ rss: number; open: number }> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { rss: value('process_resident_memory_bytes'), open: value('process_open_fds') }
}

async function p95Of(url: string): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < 200; number += 1) {
    const from = performance.now()
    const status = await statusOf(url + READ_PATHS[number % READ_PATHS.length])
    if (status !== 200) throw new Error(`A visitor got ${status}.`)
    times.push(performance.now() - from)
  }
  return Math.round(times.sort((one, other) => one - other)[190] ?? 0)
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
