export const postingMessages = {
  email: 'Please enter a valid email.',
  mobile: 'Please enter a valid mobile number.',
  webAddress: 'Please enter a web address that begins with https://',
  closingDay: 'The closing day has passed already',
  stepImpossible: 'This posting is past that: look at it again.',
} as const

export const jobMessages = {
  noneFound: 'No jobs found matching the filters.',
  spelledLike: (words: string) => `Few jobs say “${words}”: those with words spelled alike are shown as well.`,
  unknownPlace: (place: string) => `We know no place called “${place}” in the USA or India.`,
  notAvailable: 'N/A',
  notSpecified: 'Not specified',
  notDisclosed: 'Not disclosed',
  notMentioned: 'Not Mentioned',
  noDescription: 'No description provided.',
  noQualification: 'No qualifications specified.',
  unknownCompany: 'Unknown',
  usualWorkDays: 'Mon-Fri',
} as const
