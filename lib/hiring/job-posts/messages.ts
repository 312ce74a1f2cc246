export const jobPostMessages = {
  added: 'Job added successfully.',
  saved: 'Job saved successfully.',
  notSaved: 'The job could not be saved. Please try again.',
  gone: 'This job was deleted in the meantime.',
  email: 'Please enter a valid email.',
  phone: 'Please enter a valid phone number.',
  workType: 'Choose Remote, Hybrid or Onsite',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this record?',
  deleted: 'Job deleted successfully.',
  notDeleted: 'The job could not be deleted. Please try again.',
} as const
