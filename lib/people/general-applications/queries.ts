import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'

export function findGeneralApplication(seeker: Seeker) {
  return db().generalApplication.findUnique({
    where: { seekerId: seeker.id },
    select: { wish: true, createdAt: true, resume: { select: { name: true, originalName: true } } },
  })
}
