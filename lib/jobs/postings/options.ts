import { EmploymentType, PayPeriod, WorkMode } from '@/lib/generated/prisma/enums'
import { site } from '@/lib/site/company'
import { countryOptions } from '@/lib/site/settings/countries'
import { currencyCodes, currencyOf } from '@/lib/site/settings/currencies'

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

export const payPeriods = {
  hour: PayPeriod.HOUR,
  day: PayPeriod.DAY,
  week: PayPeriod.WEEK,
  month: PayPeriod.MONTH,
  year: PayPeriod.YEAR,
} as const
export const payPeriodOptions = optionsOf(payPeriods)

/** The currencies that pay can be in: first the company's, then those where it recruits, then the others. */
export function currenciesToChoose(): string[] {
  const own = [site.pay.currency, ...site.recruitsIn.flatMap((country) => currencyOf[country] ?? [])]
  return [...new Set([...own, ...currencyCodes])]
}

/** The countries that a job can be in: first those where the company recruits, then the others. */
export function countriesToChoose(): { value: string; label: string }[] {
  const isOwn = ({ value }: { value: string }) => site.recruitsIn.includes(value)
  return [...countryOptions.filter(isOwn), ...countryOptions.filter((option) => !isOwn(option))]
}

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
