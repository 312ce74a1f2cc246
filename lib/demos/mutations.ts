import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import type { NewDemo } from '@/lib/demos/schema'
import { DemoType } from '@/lib/generated/prisma/enums'

const types = { 'Live Session': DemoType.LIVE_SESSION, 'Recorded Session': DemoType.RECORDED_SESSION } as const

export async function registerForDemo(_viewer: null, demo: NewDemo): Promise<void> {
  const time = now()
  await db().demoRegistration.create({
    data: {
      firstName: demo.first_name,
      lastName: demo.last_name,
      type: types[demo.type],
      email: demo.email,
      number: demo.number,
      date: time,
      createdAt: time,
    },
    select: { id: true },
  })
}
