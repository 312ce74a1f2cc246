import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import type { PayPeriod } from '@/lib/generated/prisma/enums'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { noteChanges } from '@/lib/hiring/moderation/mutations'
import { type ModeratedPosting, postingSelect } from '@/lib/hiring/moderation/queries'
import { toPosting } from '@/lib/jobs/postings/format'
import { type ExactFields, type NewPosting, postingSchema } from '@/lib/jobs/postings/schema'
import { PARSER_VERSION, readColumns, submittedPosting, submittedSelect } from '@/lib/jobs/postings/stored'
import { changeJobs } from '@/lib/jobs/postings/transitions'
import { readPay } from '@/lib/jobs/readings/pay'
import { readPlace } from '@/lib/jobs/readings/place'
import { now } from '@/lib/platform/clock'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const BATCH = 100
/** In a run of the task, so that other tasks aren't kept waiting. */
const MAX_ROWS = 5_000

export const readPostingsAgain = () =>
  processDueRows({ task: 'read-postings-again', batch: BATCH, maxRows: MAX_ROWS, due: oldReadings, act: readAgain })

async function oldReadings(take: number): Promise<number[]> {
  const where = { parserVersion: { lt: PARSER_VERSION } }
  const found = await db().posting.findMany({ where, take, orderBy: { id: 'asc' }, select: { id: true } })
  return found.map(({ id }) => id)
}

async function readAgain(ids: number[]): Promise<void> {
  const select = { id: true, parserVersion: true, version: true, ...submittedSelect }
  for (const { id, parserVersion, version, ...posting } of await db().posting.findMany({
    where: { id: { in: ids } },
    select,
  })) {
    const known = parserVersion === 0 ? { ...posting, ...statedBefore(posting) } : posting
    const data = readColumns(submittedPosting(known))
    // Skips a posting that was edited in between, because the edit parsed it again.
    await db().posting.updateMany({ where: { id, parserVersion, version }, data })
  }
}

/**
 * Corrects what was parsed from a posting. Throws `not-found`, `invalid` for inconsistent fields, or `conflict` with
 * the current posting.
 */
export function correctReading(
  admin: Admin,
  id: number,
  version: number,
  exact: ExactFields,
): Promise<ModeratedPosting> {
  return changeJobs(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${id} FOR UPDATE`
    const posting = await tx.posting.findUnique({ where: { id }, select: { ...postingSelect, ...submittedSelect } })
    if (!posting) throw new ApiError('not-found')
    if (posting.version !== version)
      throw new ApiError('conflict', moderationMessages.changed, { current: toPosting(posting) })
    const submitted = { ...submittedPosting(posting), ...nothingExact, ...exact }
    assertFits(submitted)
    await tx.posting.update({
      where: { id },
      data: { ...readColumns(submitted), version: { increment: 1 }, changedAt: now() },
      select: { id: true },
    })
    if (posting.status === 'APPROVED') await noteChanges(tx, [posting])
    const subject = `${posting.jobTitle}, ${posting.company}`
    await audit(tx, admin, { action: 'posting.reading-mended', subjectId: id, subject })
    return tx.posting.findUniqueOrThrow({ where: { id }, select: postingSelect })
  })
}

const nothingExact = {
  payMin: undefined,
  payMax: undefined,
  payCurrency: undefined,
  payPeriod: undefined,
  city: undefined,
  region: undefined,
  country: undefined,
}

/** Doesn't validate the other fields again, because a closing date may have passed since. */
function assertFits(posting: NewPosting): void {
  const fields: Record<string, string> = {}
  for (const { path, message } of postingSchema.safeParse(posting).error?.issues ?? []) {
    const name = String(path[0])
    if (name in nothingExact) fields[name] ??= message
  }
  const [message] = Object.values(fields)
  if (message) throw new ApiError('invalid', message, { fields })
}

type Texts = {
  location: string
  salary: string
  city: string | null
  region: string | null
  country: string | null
  payMin: { toNumber: () => number } | null
  payMax: { toNumber: () => number } | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
}

function statedBefore({ location, salary, city, region, country, ...pay }: Texts) {
  const { places, countries } = readPlace(location)
  const isAmongPlaces = places.some((place) => place.country === country && (!region || place.region === region))
  const isPlaceRead = city || region ? isAmongPlaces : countries.some((each) => each === country)
  const read = readPay(salary, country)
  const isPayRead =
    read?.currency === pay.payCurrency &&
    read?.period === pay.payPeriod &&
    read?.min === (pay.payMin?.toNumber() ?? null) &&
    read?.max === (pay.payMax?.toNumber() ?? null)
  return {
    isPlaceStated: Boolean(city || region || country) && !isPlaceRead,
    isPayStated: pay.payCurrency !== null && !isPayRead,
  }
}
