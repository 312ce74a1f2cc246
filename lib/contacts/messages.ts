/** The documented sentences of the contact form (spec §5, §8), and those of our own beside them. */
export const contactMessages = {
  success: 'Message sent successfully!',
  failure: 'Something went wrong!',
  captcha: 'Captcha does not match.',
  confirmDelete: 'Are you sure you want to delete this record?',
  noneFound: 'No records found.',
  deleted: 'Message deleted.',
  name: 'Name is required',
  email: 'Please enter a valid email.',
  mobile: 'Please enter a valid phone number.',
  subject: 'Subject is required',
  message: 'Message is required',
  consent: 'Please agree to receive a text message.',
  tooLong: 'This is too long',
  oneLine: 'Use one line without control characters',
} as const
