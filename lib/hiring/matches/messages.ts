export const matchMessages = {
  choice: 'Suggest jobs to me, and suggest me to recruiters',
  hint: 'We compare your skills, where you live, your work authorization and your expected pay with jobs, and say why a job fits. We never use your equal opportunity answers, photo or current pay.',
  on: "We'll suggest jobs to you, and suggest you to recruiters.",
  off: "We won't suggest jobs to you, or suggest you to recruiters.",
} as const
