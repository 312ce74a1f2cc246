export const signInMessages = {
  codeNeeded: 'Enter the six-digit code of your authenticator app.',
  codeWrong: 'This code is wrong or has been used. Try the next one.',
} as const

export const adminAccountMessages = {
  renamed: 'Your name has been changed.',
  notRenamed: 'Your name could not be changed. Please try again.',
  passwordChanged: 'Your password has been changed. Everywhere else you have been signed out.',
  passwordNotChanged: 'Your password could not be changed. Please try again.',
  wrongPassword: 'The password is not right',
  isOn: 'The second factor is on already.',
  isOff: 'The second factor is off.',
  turnedOn: 'The second factor is on. Everywhere else you have been signed out.',
  notTurnedOn: 'The second factor could not be turned on. Please try again.',
  turnedOff: 'The second factor is off.',
  notTurnedOff: 'The second factor could not be turned off. Please try again.',
  firstCodeWrong: 'This code is not right. Check that the clock of your phone is, and try the next one.',
  codeWrong: 'This code is wrong or has been used.',
  renewed: 'Here are your new recovery codes. The older ones stopped working.',
  notRenewed: 'The recovery codes could not be made. Please try again.',
  askEndOthers: 'Sign out everywhere but here? Whoever uses your account elsewhere has to log in again.',
  othersEnded: 'You are signed out everywhere else.',
  summaryOn: 'You get a summary on Mondays.',
  summaryOff: 'You get no more summaries.',
  summaryFailed: 'It could not be saved. Please try again.',
  deadLink: 'This link does not work any more. Change it in your account.',
  othersNotEnded: 'The other sessions could not be ended. Please try again.',
} as const
