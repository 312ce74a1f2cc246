export const signInMessages = {
  codeNeeded: 'Enter the 6-digit code from your authenticator app.',
  codeWrong: 'That code is wrong or was already used. Try the next one.',
  passwordsOff: "Passwords are off for this console. Use your company's sign-in instead.",
  byDirectory: "Your access comes from your company's directory. Use your company's sign-in instead of a password.",
  directoryGone:
    "Your access came from a company directory that isn't connected anymore. Ask an owner of this site to invite you.",
} as const

export const adminAccountMessages = {
  renamed: 'Name updated.',
  notRenamed: "We couldn't update your name. Try again.",
  passwordChanged: "Password changed. You've been signed out everywhere else.",
  passwordNotChanged: "We couldn't change your password. Try again.",
  wrongPassword: "That password isn't right",
  isOn: 'Two-step verification is already on.',
  isOff: 'Two-step verification is off.',
  turnedOn: "Two-step verification is on. You've been signed out everywhere else.",
  notTurnedOn: "We couldn't turn on two-step verification. Try again.",
  turnedOff: 'Two-step verification is off.',
  notTurnedOff: "We couldn't turn off two-step verification. Try again.",
  firstCodeWrong: "That code isn't right. Make sure your phone's clock is correct, then try the next one.",
  codeWrong: 'That code is wrong or was already used.',
  renewed: 'Here are your new recovery codes. The old ones no longer work.',
  notRenewed: "We couldn't create recovery codes. Try again.",
  summaryOn: "You'll get a summary every Monday.",
  summaryOff: "You won't get summaries anymore.",
  summaryFailed: "We couldn't save your choice. Try again.",
  deadLink: 'This link has expired. You can change this in your account.',
} as const
