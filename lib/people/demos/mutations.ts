import 'server-only'
import { db } from '@/lib/db'
import { DemoType } from '@/lib/generated/prisma/enums'
import type { NewDemo } from '@/lib/people/demos/schema'
import { now } from '@/lib/platform/clock'
import { storedPhone } from '@/lib/platform/phones/numbers'

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
      phoneE164: storedPhone(demo.number),
      date: time,
      createdAt: time,
    },
    select: { id: true },
  })
}
