export type SeedJob = {
  /** The key of a company in companies.ts. */
  company: string
  jobTitle: string
  vacancies: number
  experience: '0 - 1 Year' | '2 - 4 Years' | '5+ Years'
  employmentType: 'Full Time' | 'Part Time' | 'Contract'
  jobType: 'Onsite' | 'Hybrid' | 'Remote'
  workDays: 'Mon - Fri' | 'Mon - Sat' | 'Mon - Sun'
  noticePeriod: '7 Days' | '15 Days' | '1 Month' | 'None'
  city: string | null
  /** A US state code or the name of an Indian state. */
  region: string | null
  country: 'US' | 'IN'
  /** Where a remote employee may live; empty unless the job is remote. */
  remoteCountries: ('US' | 'IN')[]
  pay: { min: number; max: number; currency: 'USD' | 'INR'; period: 'HOUR' | 'MONTH' | 'YEAR' } | null
  hoursAgo: number
  status: 'approved' | 'pending' | 'rejected'
  description: string
  qualification: string
}
