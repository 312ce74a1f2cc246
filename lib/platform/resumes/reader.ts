import 'server-only'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { logError } from '@/lib/platform/log'
import type { Extracted } from './extract'

export type Request = { bytes: Uint8Array; mimeType: string; wanted: 'text' | 'html' }
export type Response = Extracted & { html: string | null }

/** `ms` of processor time, so that a busy server doesn't end the reading of a sound document. */
type Limits = { ms: number; memoryMb: number }
/** How to start server/resume-reader.ts, or what it's bundled into. */
type Program = { path: string; execArgv: readonly string[] }

const LIMITS: Limits = { ms: 10_000, memoryMb: 400 }
/** How long a reading may wait for the processor, on top of the limit. */
const MAX_WAIT_MS = 60_000
const IDLE_MS = 60_000
const MAX_START_MS = 30_000
const HEAP_MB = 256
const LOOK_EVERY_MS = 50
const PAGE_BYTES = 4096
const MB = 1024 * 1024
const LOW_PRIORITY = 5
const TICK_MS = 10

/**
 * Reads resumes in a child process, which is ended if a document takes more time or memory than a resume should. The
 * child has none of the site's secrets in its environment. It's started when it's needed.
 */
export function openReader(program = besideServer(), limits = LIMITS) {
  let child: Promise<ChildProcess> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  /** Reads one document at a time. Throws only if a new child can't be started or reached. */
  function read(request: Request): Promise<Response> {
    const reading = last.then(() => readNow(request))
    last = reading.catch(() => {})
    return reading
  }

  async function readNow(request: Request): Promise<Response> {
    clearTimeout(idle)
    try {
      // A child that has read others may be near its limit because of them, or may just have ended.
      const isUsed = child !== null
      const first = attempt(request)
      const response = isUsed ? ((await first.catch(() => null)) ?? (await attempt(request))) : await first
      return response ?? { state: 'TOO_LARGE', text: '', html: null }
    } finally {
      idle = setTimeout(close, IDLE_MS).unref()
    }
  }

  async function attempt(request: Request): Promise<Response | null> {
    try {
      const running = await start()
      const response = await responseOf(running, request, limits)
      if (!response || memoryOf(running) > (limits.memoryMb * MB) / 2) await close()
      return response
    } catch (error) {
      await close()
      throw error
    }
  }

  /** Starts the child if there's none. One that ends between two readings is forgotten. Throws if it doesn't start. */
  function start(): Promise<ChildProcess> {
    if (child) return child
    const started = startChild(program)
    child = started
    const forget = () => {
      if (child === started) child = null
    }
    started.then((process) => process.once('exit', forget), forget)
    return started
  }

  async function close(): Promise<void> {
    const closing = child
    child = null
    ;(await closing?.catch(() => null))?.kill('SIGKILL')
  }

  return { read, start, close }
}

async function startChild({ path, execArgv }: Program): Promise<ChildProcess> {
  const child = fork(path, {
    execArgv: [...execArgv, `--max-old-space-size=${HEAP_MB}`],
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A failed message also ends the reading. Without a listener, it would end the site.
  child.on('error', logError)
  endWithThisProcess(child)
  try {
    const signal = AbortSignal.timeout(MAX_START_MS)
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`The resume reader ended at its start (${code}).`)
    })
    await Promise.race([once(child, 'message', { signal }), ended])
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  lowerPriority(child)
  child.unref()
  child.channel?.unref()
  return child
}

/** A child that is busy reading doesn't notice that its parent has ended. */
function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, LOW_PRIORITY)
  } catch (error) {
    logError(error)
  }
}

/** The child's response, or null if it was stopped by a limit or crashed. Throws if the request didn't reach it. */
async function responseOf(child: ChildProcess, request: Request, limits: Limits): Promise<Response | null> {
  const over = new AbortController()
  const { signal } = over
  const usedBefore = processorMsOf(child)
  const isOver = () => memoryOf(child) > limits.memoryMb * MB || processorMsOf(child) - usedBefore > limits.ms
  const watch = setInterval(() => isOver() && child.kill('SIGKILL'), LOOK_EVERY_MS)
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.ms + MAX_WAIT_MS)
  try {
    child.send(request)
    const ended = once(child, 'exit', { signal }).then(() => null)
    const answered = once(child, 'message', { signal }).then(([response]) => response as Response)
    return await Promise.race([answered, ended])
  } finally {
    over.abort()
    clearInterval(watch)
    clearTimeout(timer)
  }
}

/** Processor time in ms. Only Linux tells; elsewhere the limit by the clock remains. */
function processorMsOf({ pid }: ChildProcess): number {
  try {
    // The name comes first, in parentheses, and may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}

/** In bytes. Only Linux tells; elsewhere the limits of time and heap remain. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}

function besideServer(): Program {
  const [, server = ''] = process.argv
  return { path: join(dirname(server), `resume-reader${extname(server)}`), execArgv: process.execArgv }
}
