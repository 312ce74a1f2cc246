export const partnerMessages = {
  added: 'Partner added.',
  saved: 'Partner saved.',
  notSaved: "We couldn't save the partner. Try again.",
  gone: 'This partner was just deleted.',
  email: 'Please enter a valid email.',
  mobile: 'Enter a valid mobile number.',
  website: 'Enter a web address, like company.com.',
  place: 'Enter a whole number from 1 to 999, or leave it blank.',
  logo: 'Choose a logo',
  approved: 'Partner approved. Its logo is now in the strip.',
  approvedWithoutLogo: 'Partner approved. It will appear in the strip once it has a logo.',
  deactivated: "Partner set to inactive. It's no longer in the strip.",
  notApproved: "We couldn't update the approval. Try again.",
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this partner?',
  deleted: 'Partner deleted.',
  notDeleted: "We couldn't delete the partner. Try again.",
} as const
