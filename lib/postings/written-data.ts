import { employmentTypes, type NewPosting, workModes } from '@/lib/postings/schema'

/** The columns that hold what was written, without what is read from it: all that the preview in the browser needs. */
export function writtenData(input: NewPosting) {
  const { payMin, payMax, payCurrency, payPeriod, city, region, country, remoteCountries, ...posting } = input
  const { jobType, employmentType, closesOn, ...texts } = posting
  return {
    ...texts,
    employmentType: employmentTypes[employmentType],
    workMode: workModes[jobType],
    experienceYears: Number.parseInt(input.experience, 10),
    closesOn: closesOn ? new Date(`${closesOn}T00:00:00Z`) : null,
  }
}
