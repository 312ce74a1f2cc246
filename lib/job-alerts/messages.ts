/** What is said about job alerts. */
export const jobAlertMessages = {
  email: 'Please enter a valid email.',
  frequency: 'Choose every day or every week.',
  mailed: 'Please open the link that we have just mailed to you. It works for 7 days.',
  active: 'Done. We mail you as soon as there are new jobs like these.',
  confirmed: 'Thank you. From now on we mail you new jobs like these.',
  deadLink: 'This link does not work any more. Choose your filters on the job list and ask for the mails again.',
  over: 'This job alert has ended, or the link is not complete. No more mails follow from it.',
  changed: 'Saved. This is how often we write from now on.',
  removed: 'You get no more mails about these jobs.',
  askRemove: 'Are you sure you want to delete this job alert?',
  tooMany: 'There are 20 job alerts for this address already. Delete one of them first.',
  failed: 'Something went wrong. Please try again.',
  none: 'No job alerts yet.',
} as const
