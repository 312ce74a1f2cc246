import { env } from '@/lib/env'
import { repeat } from '@/lib/platform/schedule/repeat'

const DEFAULT_TICK_MS = 500

type Queue<Row> = {
  name: string
  /** How many rows `claim` leases at most. */
  batch: number
  /** Lanes with due rows. They don't wait for each other, and each handles one batch at a time in this process. */
  lanes: () => Promise<number[]>
  claim: (lane: number) => Promise<Row[]>
  /** Has to record each row's failure itself, because an error here ends the batch. */
  act: (rows: Row[], isStopping: () => boolean) => Promise<void>
}

/** Polls a table of things to send, in every process. */
export function startQueue<Row>({ name, batch, lanes, claim, act }: Queue<Row>): void {
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  const busy = new Set<number>()
  repeat(name, WORKER_TICK_MS, async (isStopping, inBackground) => {
    for (const lane of await lanes()) {
      if (busy.has(lane)) continue
      busy.add(lane)
      inBackground(drain(lane, isStopping).finally(() => busy.delete(lane)))
    }
  })

  async function drain(lane: number, isStopping: () => boolean): Promise<void> {
    let rows: Row[]
    do {
      rows = await claim(lane)
      await act(rows, isStopping)
    } while (rows.length === batch && !isStopping())
  }
}

/** PostgreSQL can't store NUL or unpaired surrogates, and other servers can return any bytes. */
export const storable = (text: string, length: number) => text.replaceAll('\0', '').slice(0, length).toWellFormed()

/** Spreads retries, so that what failed together isn't retried together. */
export const jittered = (time: number) => time * (1 + Math.random() * 0.1)
