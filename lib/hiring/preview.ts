import { closingTime } from '@/lib/postings/closing-time'
import type { Job } from '@/lib/postings/queries'
import type { NewPosting } from '@/lib/postings/schema'
import { writtenData } from '@/lib/postings/written-data'

/** The page shows the texts: what machines read in them is the server's. */
const notRead = {
  payMin: null,
  payMax: null,
  payCurrency: null,
  payPeriod: null,
  monthlyPayInr: null,
  city: null,
  region: null,
  country: null,
  remoteCountries: [],
  places: [],
  countries: [],
  mayBeRemote: false,
}

/** A posting as the job that it becomes when it is approved at that time. */
export function previewedJob(posting: NewPosting, time: Date): Job {
  const data = writtenData(posting)
  const expiresAt = closingTime(time, data.closesOn)
  return {
    ...data,
    ...notRead,
    id: 0,
    slug: '',
    logo: null,
    status: 'PENDING',
    approvedAt: time,
    expiresAt,
    closedAt: null,
    isClosed: false,
  }
}
