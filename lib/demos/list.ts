import { defineList } from '@/lib/back-office/list'
import { DemoType } from '@/lib/generated/prisma/enums'

/** The registrations for demo sessions, newest first: the second tab of the registrations' page. */
export const demoList = defineList({
  path: '/adminregister',
  sorts: ['registered', 'name', 'email'],
  initialSort: { sort: 'registered', direction: 'desc' },
  filters: { tab: ['demos'], session: ['live', 'recorded'] },
})

export type DemoQuery = ReturnType<typeof demoList.read>

export const sessionOptions = [
  { value: 'live', label: 'Live Session' },
  { value: 'recorded', label: 'Recorded Session' },
] as const

/** The database's word for each. */
export const sessionTypes = { live: DemoType.LIVE_SESSION, recorded: DemoType.RECORDED_SESSION } as const

/** What a session's type is called (spec §3). */
export const sessionLabel = (type: DemoType) =>
  type === DemoType.LIVE_SESSION ? sessionOptions[0].label : sessionOptions[1].label
