import type { PostingInput } from '@/lib/jobs/postings/schema'

type Employer = 'firstName' | 'lastName' | 'email' | 'mobileNumber' | 'company' | 'companyUrl'
type Exact = 'payMin' | 'payMax' | 'payCurrency' | 'payPeriod'
type MadeByTheSeed = Employer | Exact | 'salary' | 'location' | 'closesOn' | 'questions'

/** A posting as the hire form takes it, without what the seed makes of its company, its pay and its place. */
export type SeedJob = Omit<PostingInput, MadeByTheSeed> & {
  /** The key of a company in companies.ts. */
  company: string
  city: string | null
  /** A US state code or the name of an Indian state. */
  region: string | null
  country: 'US' | 'IN'
  /** Where a remote employee may live; empty unless the job is remote. */
  remoteCountries: ('US' | 'IN')[]
  pay: { min: number; max: number; currency: 'USD' | 'INR'; period: 'HOUR' | 'MONTH' | 'YEAR' } | null
  hoursAgo: number
  status: 'approved' | 'pending' | 'rejected'
}
