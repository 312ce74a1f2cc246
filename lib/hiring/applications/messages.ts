export const applicationMessages = {
  attachResume: 'Please attach your resume.',
  acknowledgeTerms: 'Please acknowledge the Privacy Notice and Terms & Conditions.',
  nameRequired: 'Full Name is required',
  resumeRequired: 'Resume is required',
  mobile: 'Please enter a valid mobile number.',
  submitted: '✅ Application submitted successfully!',
  thanks: 'Thank you! Our Team will contact you soon.',
  failed: '❌ Failed to submit your application. Please try again later.',
  loginFirst: 'Please login before applying',
  sessionOver: 'Your session has ended. Please log in again; what you filled in stays here.',
  email: 'Please enter a valid email.',
  applied: 'You applied to this job',
  coverNote: 'Use 4,000 characters at most.',
  questionsChanged: 'The questions of this job have changed. Please load the page again; then answer them anew.',
  termsChanged: 'The terms have changed. Please load the page again and read them.',
  closed: 'This job is closed and takes no more applications.',
  jobClosed: 'This job has closed.',
  jobGone: 'This job is no longer open.',
  noneApplied: 'No jobs applied yet.',
  noProfileResume: 'Your profile holds no resume any more. Please attach one.',
  askWithdraw: 'Withdraw this application? You can apply again while the job is open.',
  withdrawn: 'Application withdrawn.',
  withdrawFailed: 'The application could not be withdrawn. Please try again.',
  decidedAlready: 'This application is decided or withdrawn already.',
} as const

export const stateMessages = {
  changed: 'The state is changed.',
  notChanged: 'The state could not be changed. Please try again.',
  stale: 'Someone changed this in the meantime.',
  withdrawn: 'The applicant has withdrawn this application.',
  onlyApplicant: 'Only the applicant can withdraw an application.',
  notMailed: 'Nobody is mailed about that.',
  noWords: 'The words of the mail could not be fetched. Please try again.',
} as const

export const noteMessages = {
  empty: 'Write the note first.',
  tooLong: 'Use 4,000 characters at most.',
  added: 'The note is added.',
  notAdded: 'The note could not be added. Please try again.',
  notYours: 'Only who wrote a note, or an owner, can delete it.',
  question: 'Delete this note?',
  deleted: 'The note is deleted.',
  notDeleted: 'The note could not be deleted. Please try again.',
  mayNotRead: 'Somebody mentioned here may not read applications.',
  tooMany: 'Mention 20 colleagues at most.',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this application?',
  deleted: 'Application deleted successfully.',
  notDeleted: 'Failed to delete the application. Please try again.',
} as const
