export const sessionMessages = {
  askEndOthers: 'Sign out everywhere else? Your other devices will have to sign in again.',
  othersEnded: "You've been signed out everywhere else.",
  othersNotEnded: "We couldn't sign you out elsewhere. Try again.",
} as const
