import { callApi } from '@/lib/api/client'
import type { IslandError } from '@/lib/site/island-errors/schema'

const reported = new Set<string>()

/**
 * Reports a failed island by name, once per page. Leaves out the error's message, which may contain a visitor's input.
 */
export function reportIslandError(island: string, error: unknown): void {
  reportError(error)
  if (reported.has(island)) return
  reported.add(island)
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {}
  const json: IslandError = {
    island,
    kind: /^[A-Z]\w{1,39}$/.exec(name)?.[0] ?? 'Error',
    reactCode: /^Minified React error #(\d{1,4});/.exec(message)?.[1],
    place: /\/([\w.-]{1,80}\.js:\d{1,6}:\d{1,7})/.exec(stack)?.[1],
  }
  void callApi('/api/island-errors', { method: 'POST', json, keepalive: true })
}
