import 'server-only'
import { db } from '@/lib/db'
import { FACTS_VERSION, factsOf, factsSelect } from '@/lib/hiring/matches/facts'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const BATCH = 100
/** In a run of the task, so that other tasks aren't kept waiting. */
const MAX_ROWS = 5_000

/** Parses profiles from before an upgrade, and those that weren't parsed when they were saved. */
export const parseProfiles = () =>
  processDueRows({ task: 'parse-profiles', batch: BATCH, maxRows: MAX_ROWS, due: unparsed, act: writeFacts })

async function unparsed(take: number): Promise<number[]> {
  const where = { parserVersion: { lt: FACTS_VERSION } }
  const found = await db().profile.findMany({ where, take, select: { seekerId: true } })
  return found.map(({ seekerId }) => seekerId)
}

/** Parses the profiles of these seekers, for suggestions. */
export async function writeFacts(seekerIds: number[]): Promise<void> {
  const where = { seekerId: { in: seekerIds }, parserVersion: { lt: FACTS_VERSION } }
  const profiles = await db().profile.findMany({ where, select: { seekerId: true, updatedAt: true, ...factsSelect } })
  for (const { seekerId, updatedAt, ...profile } of profiles) {
    const facts = factsOf(profile)
    await db().$transaction(async (tx) => {
      // Before the profile, as in deleting an account. The foreign key would lock it after the profile and deadlock.
      await tx.$executeRaw`SELECT 1 FROM "Seeker" WHERE "id" = ${seekerId} FOR KEY SHARE`
      // Skips a profile that was changed in between. Keeps the date of its last change.
      const data = { parserVersion: FACTS_VERSION, updatedAt }
      const { count } = await tx.profile.updateMany({ where: { seekerId, updatedAt }, data })
      if (count === 0) return
      await tx.seekerFacts.upsert({
        where: { seekerId },
        create: { seekerId, ...facts },
        update: facts,
        select: { seekerId: true },
      })
    })
  }
}
