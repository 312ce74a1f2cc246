export const partnerMessages = {
  added: 'Partner added successfully.',
  saved: 'Partner saved successfully.',
  notSaved: 'The partner could not be saved. Please try again.',
  gone: 'This partner was deleted in the meantime.',
  email: 'Please enter a valid email.',
  mobile: 'Please enter a valid mobile number.',
  website: 'Please enter a web address, like company.com.',
  place: 'Please enter a whole number from 1 to 999, or nothing.',
  logo: 'Choose a logo',
  approved: 'Partner approved: the logo stands in the strip.',
  approvedWithoutLogo: 'Partner approved. The strip shows it once it has a logo.',
  deactivated: 'Partner inactive: the strip no longer shows it.',
  notApproved: 'The approval could not be changed. Please try again.',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this partner?',
  deleted: 'Partner deleted successfully.',
  notDeleted: 'The partner could not be deleted. Please try again.',
} as const
