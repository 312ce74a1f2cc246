import { db } from '@/lib/db'
import { env } from '@/lib/env'
import '@/scripts/problems.mjs'
import { checkAdminPassword, seedAdmin } from './admin'
import { seedDemo } from './demo'

if ((await db().admin.count()) === 0) checkAdminPassword()
if (env().SEED === 'demo' && (await isEmpty())) {
  console.log('\u203a Writing the demo company …')
  // All or nothing, so that an interrupted first start begins again.
  await db().$transaction(seedDemo, { timeout: 120_000, maxWait: 10_000 })
}
// Create the admin last: once one exists, later starts skip seeding.
const credentials = await seedAdmin()
if (credentials) process.send?.(credentials)
await db().$disconnect()
process.disconnect?.()

/** Whether the database hasn't been used yet. */
async function isEmpty(): Promise<boolean> {
  const counts = [
    await db().posting.count(),
    await db().seeker.count(),
    await db().partner.count(),
    await db().blog.count(),
  ]
  return counts.every((count) => count === 0)
}
