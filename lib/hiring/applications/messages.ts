export const applicationMessages = {
  attachResume: 'Please attach your resume.',
  acknowledgeTerms: 'Please acknowledge the Privacy Notice and Terms & Conditions.',
  nameRequired: 'Full Name is required',
  resumeRequired: 'Resume is required',
  mobile: 'Enter a valid mobile number.',
  submitted: '✅ Application submitted successfully!',
  thanks: 'Thank you! Our Team will contact you soon.',
  failed: '❌ Failed to submit your application. Please try again later.',
  loginFirst: 'Please login before applying',
  asGuest: 'Apply without an account',
  sessionOver: "Your session has ended. Log in again to continue. What you've entered is still here.",
  email: 'Please enter a valid email.',
  applied: 'You applied to this job',
  coverNote: 'Use 4,000 characters or fewer.',
  questionsChanged: 'The questions for this job have changed. Reload the page and answer them again.',
  termsChanged: 'Our terms have changed. Reload the page to review them.',
  closed: 'This job is closed and no longer accepting applications.',
  jobClosed: 'This job has closed.',
  jobGone: 'This job is no longer open.',
  noneApplied: 'No jobs applied yet.',
  noProfileResume: "There's no resume in your profile anymore. Attach one.",
  askWithdraw: 'Withdraw this application? You can apply again while the job is open.',
  withdrawn: 'Application withdrawn.',
  withdrawFailed: "We couldn't withdraw your application. Try again.",
  decidedAlready: 'This application was already decided or withdrawn.',
} as const

export const statusMessages = {
  changed: 'Status updated.',
  notChanged: "We couldn't update the status. Try again.",
  stale: 'Someone else just edited this.',
  withdrawn: 'The applicant withdrew this application.',
  onlyApplicant: 'Only the applicant can withdraw an application.',
  notEmailed: "This change doesn't email the applicant.",
  noWords: "We couldn't load the email. Try again.",
} as const

export const noteMessages = {
  empty: 'Enter a note.',
  tooLong: 'Use 4,000 characters or fewer.',
  added: 'Note added.',
  notAdded: "We couldn't add the note. Try again.",
  notYours: "Only the note's author or an owner can delete it.",
  question: 'Delete this note?',
  deleted: 'Note deleted.',
  notDeleted: "We couldn't delete the note. Try again.",
  mayNotRead: "Someone you mentioned doesn't have access to applications.",
  tooMany: 'You can mention up to 20 colleagues.',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this application?',
  deleted: 'Application deleted successfully.',
  notDeleted: 'Failed to delete the application. Please try again.',
} as const
