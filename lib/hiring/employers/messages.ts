import type { EmployerAction } from '@/lib/hiring/employers/actions'

export const hireMessages = {
  post: 'Post Job',
  posting: 'Posting your job',
  success: 'Job posted successful!',
  failure: 'Posting Job failed. Please try again.',
  previewFailed: "We couldn't load the preview. Try again.",
  emailTaken: 'This email is already registered.',
  mobileTaken: 'This mobile number is already registered.',
  logo: 'Company logo is required',
  companyUrl: 'Company website is required',
  alreadyPending: "This job is already in review. We'll email you.",
  confirmed: 'Thanks! Your email is confirmed.',
  confirmFailed: 'Something went wrong. Please try again.',
  deadLink: 'This link has expired or was already used. If your job is still in review, get in touch.',
} as const

export function hireFailure(message: string): string {
  if (message.includes('Email already exists')) return hireMessages.emailTaken
  if (message.includes('Mobile number already exists')) return hireMessages.mobileTaken
  return message || hireMessages.failure
}

export const employerMessages = {
  deadLink: "This link doesn't work. Use the link in our latest email about your posting.",
  oldLink: 'This link has expired. We can email you a new one.',
  linkMailed: 'We emailed a new link to the email address used to post this job. It should arrive in a few minutes.',
  changed: 'Someone else just edited this.',
  failure: 'Something went wrong. Please try again.',
  saved: "Posting updated. We'll review it and email you.",
  answered: "Thanks! Your posting is back in review. We'll email you.",
  revisionInReview: "We'll review your change next. Until then, the live job stays as it is.",
  repeated: 'Posted again. We emailed you a link to manage the new posting.',
} as const

export const actionMessages = {
  takeBack: "Change discarded. The live job hasn't changed.",
  withdraw: 'Posting withdrawn.',
  close: "Job closed. It's no longer accepting applications.",
  fill: "Job marked as filled. It's no longer accepting applications.",
  renew: "Job renewed. It's open for another 60 days.",
} as const

export const impossible: Record<EmployerAction, string> = {
  edit: "This posting can't be edited anymore. Renew it or post it again first.",
  takeBack: "There's no change to this posting in review anymore.",
  withdraw: 'Only a posting in review can be withdrawn.',
  close: "This job isn't open, so it can't be closed.",
  fill: 'Only a published job can be marked as filled, and only once.',
  renew: 'You can renew a job after it closes or in its last 14 days.',
  repeat: 'This posting is still in review. You can post it again after that.',
}

export const actionQuestions = {
  takeBack: "Discard this change? We won't review it, and your edits will be lost.",
  withdraw: "Withdraw this posting? We won't review it anymore.",
  close:
    "Close this job? We'll remove it from the list right away and notify applicants who are still being considered.",
  repeat:
    'Post this job again? It will be a separate posting that we review. To keep the job open at the same link, renew it instead.',
  fill: "Mark this job as filled? We'll remove it from the list right away and notify applicants who are still being considered.",
} as const

export const fillClosedQuestion = "Mark this job as filled? It's already closed, so we won't notify applicants again."
