export const postingMessages = {
  email: 'Please enter a valid email.',
  mobile: 'Enter a valid mobile number.',
  webUrl: 'Enter a web address that begins with https://',
  closingDay: 'The closing date is in the past',
  currency: 'Use the code of a currency in the hire form, such as USD',
  country: 'Use the two-letter code of a country in the hire form, such as US',
  stepImpossible: 'This posting has changed. Reload the page to see its status.',
} as const

export const jobMessages = {
  noneFound: 'No jobs found matching the filters.',
  spelledLike: (words: string) => `Few jobs mention “${words}”, so we've included similar spellings.`,
  unknownPlace: (place: string) => `We couldn't find a place called “${place}”.`,
  notAvailable: 'N/A',
  notSpecified: 'Not specified',
  notDisclosed: 'Not disclosed',
  notMentioned: 'Not Mentioned',
  noDescription: 'No description provided.',
  noQualification: 'No qualifications specified.',
  unknownCompany: 'Unknown',
  usualWorkDays: 'Mon-Fri',
} as const
