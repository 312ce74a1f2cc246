import 'server-only'
import { db } from '@/lib/db'
import type { PayPeriod } from '@/lib/generated/prisma/enums'
import { readPay } from '@/lib/postings/pay'
import { readPlace } from '@/lib/postings/place'
import { postingData, READER_VERSION } from '@/lib/postings/posting-data'
import { submittedPosting, submittedSelect } from '@/lib/postings/submitted'
import { workOff } from '@/lib/schedule/rows'

const BATCH = 100

/**
 * Reads place and pay anew from the texts of every posting that an older reader has read; what its employer or an admin
 * filled in stays. The version stays too: nothing that anybody edits has changed.
 */
export const readPostingsAgain = () =>
  workOff({ task: 'read-postings-again', batch: BATCH, due: (take) => oldReadings(take), act: readAgain })

async function oldReadings(take: number): Promise<number[]> {
  const where = { readerVersion: { lt: READER_VERSION } }
  const found = await db().posting.findMany({ where, take, orderBy: { id: 'asc' }, select: { id: true } })
  return found.map(({ id }) => id)
}

async function readAgain(ids: number[]): Promise<void> {
  const select = { id: true, readerVersion: true, version: true, ...submittedSelect }
  for (const { id, readerVersion, version, ...posting } of await db().posting.findMany({
    where: { id: { in: ids } },
    select,
  })) {
    const known = readerVersion === 0 ? { ...posting, ...statedBefore(posting) } : posting
    const data = readColumns(postingData(submittedPosting(known)))
    // Who edits it meanwhile has it read by that.
    await db().posting.updateMany({ where: { id, readerVersion, version }, data })
  }
}

function readColumns(data: ReturnType<typeof postingData>) {
  const { payMin, payMax, payCurrency, payPeriod, monthlyPayInr, city, region, country, remoteCountries } = data
  const { places, cities, regions, countries, mayBeRemote, isPlaceStated, isPayStated, readerVersion } = data
  const pay = { payMin, payMax, payCurrency, payPeriod, monthlyPayInr, isPayStated }
  const place = {
    places,
    cities,
    regions,
    countries,
    city,
    region,
    country,
    remoteCountries,
    mayBeRemote,
    isPlaceStated,
  }
  return { ...pay, ...place, readerVersion }
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

/** Rows from before it was noted what was filled in: then their columns say something else than their texts. */
function statedBefore({ location, salary, city, region, country, ...pay }: Texts) {
  const { places, countries } = readPlace(location)
  const isSaid = places.some((place) => place.country === country && (!region || place.region === region))
  const isPlaceRead = city || region ? isSaid : countries.some((each) => each === country)
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
