import { logError } from '@/lib/platform/log'

type Repeated = { timer: NodeJS.Timeout; running: Promise<void> | null; background: Set<Promise<void>> }
type Work = (isStopping: () => boolean, inBackground: (work: Promise<void>) => void) => Promise<void>
const shared = globalThis as typeof globalThis & { portalRepeated?: Map<string, Repeated> }
shared.portalRepeated ??= new Map()
const repeated = shared.portalRepeated

/** Runs `work` at an interval until the process stops. Runs never overlap, but what they start in the background may. */
export function repeat(name: string, everyMs: number, work: Work): void {
  if (repeated.has(name)) return
  const background = new Set<Promise<void>>()
  const inBackground = (started: Promise<void>) => {
    const logged = started.catch((error) => logError(error)).finally(() => background.delete(logged))
    background.add(logged)
  }
  const isStopping = () => !repeated.has(name)
  const timer = setInterval(() => {
    const entry = repeated.get(name)
    if (!entry || entry.running) return
    entry.running = work(isStopping, inBackground)
      .catch((error) => logError(error))
      .finally(() => {
        entry.running = null
      })
  }, everyMs)
  timer.unref()
  repeated.set(name, { timer, running: null, background })
}

/**
 * Starts nothing new and waits for running work, so that the process doesn't stop between sending an email and
 * recording it.
 */
export async function stopRepeating(): Promise<void> {
  const entries = [...repeated.values()]
  repeated.clear()
  for (const { timer } of entries) clearInterval(timer)
  await Promise.all(entries.map(({ running }) => running))
  await Promise.all(entries.flatMap(({ background }) => [...background]))
}
