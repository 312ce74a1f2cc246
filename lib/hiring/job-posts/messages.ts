export const jobPostMessages = {
  added: 'Job added.',
  saved: 'Job saved.',
  notSaved: "We couldn't save the job. Try again.",
  gone: 'This job was just deleted.',
  email: 'Please enter a valid email.',
  phone: 'Enter a valid phone number.',
  workType: 'Choose Remote, Hybrid or Onsite',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this record?',
  deleted: 'Job deleted.',
  notDeleted: "We couldn't delete the job. Try again.",
} as const
