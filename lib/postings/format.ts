import type { EmploymentType, PostingStatus, WorkMode } from '@/lib/generated/prisma/enums'

const employmentTypeNames: Record<EmploymentType, string> = {
  FULL_TIME: 'Full Time',
  PART_TIME: 'Part Time',
  CONTRACT: 'Contract',
}
const workModeNames: Record<WorkMode, string> = { ONSITE: 'Onsite', HYBRID: 'Hybrid', REMOTE: 'Remote' }
const statusNames: Record<PostingStatus, string> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  RETURNED: 'returned',
  CLOSED: 'closed',
  FILLED: 'filled',
  EXPIRED: 'expired',
}

export const nameOfEmploymentType = (type: EmploymentType) => employmentTypeNames[type]
export const nameOfWorkMode = (mode: WorkMode) => workModeNames[mode]
export const nameOfStatus = (status: PostingStatus) => statusNames[status]

/** Where a company's logo is fetched from the site itself (spec §7, static files). */
export const logoPath = (fileName: string) => `/hire-from-us/${fileName}`

const DAY_MS = 24 * 60 * 60 * 1000

/** The posted label of a job card (spec §4): Today, N day(s) ago, 30+ days ago. */
export function postedLabel(postedAt: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - postedAt.getTime()) / DAY_MS))
  if (days === 0) return 'Today'
  return days <= 30 ? `${days} day${days === 1 ? '' : 's'} ago` : '30+ days ago'
}

type ApprovedRow = {
  id: number
  jobTitle: string
  company: string
  logo: { name: string } | null
  experience: string
  location: string
  employmentType: EmploymentType
  workMode: WorkMode
  approvedAt: Date | null
  vacancies: number
  salary: string
  noticePeriod: string
  workDays: string
  description: string
  qualification: string
}

/** An approved job on the wire (spec §3 "Approved job"): no name, address or number of the employer. */
export function toApprovedJob(row: ApprovedRow) {
  return {
    hireFromUsId: row.id,
    jobTitle: row.jobTitle,
    company: row.company,
    companyLogo: row.logo?.name ?? null,
    experience: row.experience,
    location: row.location,
    employmentType: nameOfEmploymentType(row.employmentType),
    jobType: nameOfWorkMode(row.workMode),
    date: row.approvedAt?.toISOString() ?? null,
    vacancies: row.vacancies,
    salary: row.salary,
    noticePeriod: row.noticePeriod,
    workDays: row.workDays,
    description: row.description,
    qualification: row.qualification,
  }
}

type PostingRow = ApprovedRow & {
  status: PostingStatus
  firstName: string
  lastName: string
  email: string
  mobileNumber: string
  companyUrl: string
  decisionReason: string
  version: number
  createdAt: Date
}

/** A posting on the wire for admins (spec §3 "Hire-from-us posting"); its date is the day it was published, else submitted. */
export function toPosting(row: PostingRow) {
  return {
    ...toApprovedJob(row),
    jobId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    mobileNumber: row.mobileNumber,
    companyUrl: row.companyUrl,
    date: (row.approvedAt ?? row.createdAt).toISOString(),
    status: statusNames[row.status],
    reason: row.decisionReason,
    version: row.version,
  }
}
