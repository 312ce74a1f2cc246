/** The documented sentences about hiring (spec §8), and those of our own beside them. */
export const hireMessages = {
  success: 'Job posted successful!',
  failure: 'Posting Job failed. Please try again.',
  previewFailed: 'The preview could not be loaded. Please try again.',
  emailTaken: 'This email is already registered.',
  mobileTaken: 'This mobile number is already registered.',
  email: 'Please enter a valid email.',
  mobile: 'Please enter a valid mobile number.',
  logo: 'Company logo is required',
  companyUrl: 'Company website is required',
  webAddress: 'Please enter a web address that begins with https://',
  closingDay: 'The closing day has passed already',
  alreadyPending: 'This job is waiting for a decision already. We will write to you.',
  decidedAlready: 'This posting has been decided already.',
  stepImpossible: 'This posting is past that: look at it again.',
  closedAlready: 'The closing day that the employer asked for has passed. This posting can only be rejected.',
  confirmed: 'Thank you. Your address is confirmed.',
  confirmFailed: 'Something went wrong. Please try again.',
  deadLink: 'This link does not work any more. Write to us if your job still waits for a decision.',
} as const

/** What the hire form says when the server refused with that message; '' when it said nothing (spec §8). */
export function hireFailure(message: string): string {
  if (message.includes('Email already exists')) return hireMessages.emailTaken
  if (message.includes('Mobile number already exists')) return hireMessages.mobileTaken
  return message || hireMessages.failure
}

/** The documented words of the job list and a job's page for what is missing (spec §2). */
export const jobMessages = {
  noneFound: 'No jobs found matching the filters.',
  spelledLike: (words: string) => `Few jobs say “${words}”: those with words spelled alike are shown as well.`,
  notAvailable: 'N/A',
  notSpecified: 'Not specified',
  notDisclosed: 'Not disclosed',
  notMentioned: 'Not Mentioned',
  noDescription: 'No description provided.',
  noQualification: 'No qualifications specified.',
  unknownCompany: 'Unknown',
  usualWorkDays: 'Mon-Fri',
} as const

/** What an admin reads while deciding on a posting. */
export const moderationMessages = {
  askApprove: 'Are you sure you want to approve this posting? It becomes public at once.',
  askReject: 'Are you sure you want to reject this posting? This is final, and the employer is told.',
  askApproveSeveral: 'Are you sure you want to approve these postings? They become public at once.',
  askRejectSeveral: 'Are you sure you want to reject these postings? This is final, and their employers are told.',
  several: (count: number, status: 'approved' | 'rejected') =>
    `${count} ${count === 1 ? 'job' : 'jobs'} ${status} successfully.`,
  changed: 'This posting was changed in the meantime. Look at it again before you decide.',
  unconfirmed: 'The employer has not confirmed their address yet.',
  approved: 'Job approved successfully.',
  rejected: 'Job rejected successfully.',
  askSendBack: 'The employer gets your questions by mail, changes the posting and sends it to you again.',
  returned: 'Job sent back with your questions.',
  rejectionUnexplained: 'Write why it is rejected. The employer reads it.',
  questionsMissing: 'Write what the employer should answer.',
  askTakeDown:
    'The job leaves the site at once and cannot be renewed. The employer is told why, and those who applied to an open job that it has closed.',
  'taken-down': 'Job taken down successfully.',
  takingDownUnexplained: 'Write why the job is taken down.',
  notPublic: 'Only what has been public can be taken down.',
  withdrawn: 'The employer has withdrawn this posting.',
  askApproveChange: 'Are you sure you want to approve this change? It becomes public at once, under the same address.',
  askRejectChange:
    'Are you sure you want to reject this change? The job stays public as it is, and the employer is told.',
  changeApproved: 'Change approved successfully.',
  changeRejected: 'Change rejected successfully.',
  noChange: 'No change of this posting waits any more.',
  newerChange: 'The employer has changed it again in the meantime. Look at it again before you decide.',
  changeClosed: 'This job is not open any more. Its change waits until the employer renews it.',
  changeTooLate: 'The closing day in this change has passed. It can only be rejected.',
  readingMended: 'Saved. The filters and search engines find it by this now.',
  failure: 'The decision could not be saved. Please try again.',
} as const
