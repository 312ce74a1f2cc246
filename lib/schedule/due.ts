/** Whether what was last begun at `last` and comes every so many seconds is to begin again at `time`. */
export function isDue(everySeconds: number, last: Date | undefined, time: Date): boolean {
  if (!last) return true
  const passed = time.getTime() - last.getTime()
  // A clock that was set back must not keep anything waiting.
  return passed < 0 || passed >= everySeconds * 1000
}
