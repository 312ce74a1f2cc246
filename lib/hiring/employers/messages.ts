import type { EmployerAction } from '@/lib/hiring/employers/actions'

export const hireMessages = {
  success: 'Job posted successful!',
  failure: 'Posting Job failed. Please try again.',
  previewFailed: 'The preview could not be loaded. Please try again.',
  emailTaken: 'This email is already registered.',
  mobileTaken: 'This mobile number is already registered.',
  logo: 'Company logo is required',
  companyUrl: 'Company website is required',
  alreadyPending: 'This job is waiting for a decision already. We will write to you.',
  confirmed: 'Thank you. Your address is confirmed.',
  confirmFailed: 'Something went wrong. Please try again.',
  deadLink: 'This link does not work any more. Write to us if your job still waits for a decision.',
} as const

export function hireFailure(message: string): string {
  if (message.includes('Email already exists')) return hireMessages.emailTaken
  if (message.includes('Mobile number already exists')) return hireMessages.mobileTaken
  return message || hireMessages.failure
}

export const employerMessages = {
  deadLink: 'This link does not work. Open the latest mail from us about your posting and use its link.',
  oldLink: 'This link has expired. We can mail you a new one.',
  linkMailed: 'We have mailed a new link to the address that the job was posted from. It arrives within a few minutes.',
  changed: 'Someone changed this in the meantime.',
  failure: 'Something went wrong. Please try again.',
  saved: 'Your posting is changed. We look at it and write to you.',
  answered: 'Thank you. Your posting is with us again. We look at it and write to you.',
  changeWaits: 'We look at your change next. Until then the job stays public as it was.',
  repeated: 'Posted again. We have mailed you a link to manage the new posting.',
} as const

export const actionMessages = {
  takeBack: 'Your change is taken back. The job stays as it is.',
  withdraw: 'Your posting is withdrawn.',
  close: 'The job is closed. Nobody can apply any more.',
  fill: 'The job is marked as filled. Nobody can apply any more.',
  renew: 'The job is open for another 60 days.',
} as const

export const impossible: Record<EmployerAction, string> = {
  edit: 'This posting can no longer be changed. Renew it first, or post it again.',
  takeBack: 'No change of this posting waits any more.',
  withdraw: 'Only a posting that waits for our decision can be withdrawn.',
  close: 'Only an open job can be closed, and this one is not open.',
  fill: 'Only a job that was published can be marked as filled, and only once.',
  renew: 'A job can be renewed once it is closed, or in its last 14 days.',
  repeat: 'This posting still waits for our decision. It can be repeated afterwards.',
}

export const actionQuestions = {
  takeBack: 'Are you sure you want to take your change back? We will not look at it, and what you changed is lost.',
  withdraw: 'Are you sure you want to withdraw this posting? We will not look at it any more.',
  close: 'Are you sure you want to close this job? It leaves the job list at once, and open applicants are told.',
  repeat:
    'Are you sure you want to post this job again? It becomes a posting of its own, which we look at. To keep the job open under its address, renew it instead.',
  fill: 'Are you sure that the position is filled? The job leaves the job list at once, and open applicants are told.',
} as const
