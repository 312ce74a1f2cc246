import type { ReceivedMail } from './mail'

const DAY_MS = 24 * 60 * 60 * 1000

/** Times to propose at noon, that many days from now and on the days after. */
export function slotsAhead(...days: number[]): { startsAt: string }[] {
  return days.map((each) => ({ startsAt: `${new Date(Date.now() + each * DAY_MS).toISOString().slice(0, 10)}T12:00` }))
}

/** The properties of a calendar's events, by name and without their parameters. */
export function eventsIn(calendar: string): Record<string, string>[] {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? []
    const event = events.at(-1)
    if (event && !(name in event)) event[name] = value
  }
  return events
}

/** The event of an invitation, and what to do with it. Checks that the file has the same one. */
export function invitationIn({ calendars }: ReceivedMail) {
  const [shown = '', ...files] = calendars.map(({ text }) => text.replaceAll('\r\n', '\n').trim())
  for (const file of files) if (file !== shown) throw new Error('The file differs from the invitation.')
  const [event = {}] = eventsIn(shown)
  return { method: /^METHOD:(\w+)$/m.exec(shown)?.[1], ...event } as Record<string, string>
}
