import { EmploymentType, PayPeriod, WorkMode } from '@/lib/generated/prisma/enums'

export const workDaysOptions = ['Mon - Fri', 'Mon - Sat', 'Mon - Sun'] as const
export const experienceOptions = ['0 - 1 Year', '2 - 4 Years', '5+ Years'] as const
export const employmentTypes = {
  'Full Time': EmploymentType.FULL_TIME,
  'Part Time': EmploymentType.PART_TIME,
  Contract: EmploymentType.CONTRACT,
} as const
export const workModes = { Onsite: WorkMode.ONSITE, Hybrid: WorkMode.HYBRID, Remote: WorkMode.REMOTE } as const
export const employmentTypeOptions = optionsOf(employmentTypes)
export const jobTypeOptions = optionsOf(workModes)

export const currencyOptions = ['USD', 'INR'] as const
export const payPeriods = {
  hour: PayPeriod.HOUR,
  day: PayPeriod.DAY,
  week: PayPeriod.WEEK,
  month: PayPeriod.MONTH,
  year: PayPeriod.YEAR,
} as const
export const payPeriodOptions = optionsOf(payPeriods)
export const countries = { US: 'United States', IN: 'India' } as const
export const countryOptions = optionsOf(countries)

export const nameOfEmploymentType = (type: EmploymentType) => nameIn(employmentTypes, type)
export const nameOfWorkMode = (mode: WorkMode) => nameIn(workModes, mode)
export const nameOfPayPeriod = (period: PayPeriod) => nameIn(payPeriods, period)

function optionsOf<Name extends string>(values: Record<Name, string>): readonly Name[] {
  return Object.keys(values) as Name[]
}

function nameIn<Name extends string, Value>(values: Record<Name, Value>, value: Value): Name {
  const found = (Object.keys(values) as Name[]).find((name) => values[name] === value)
  if (!found) throw new Error(`No option has the value ${value}.`)
  return found
}
