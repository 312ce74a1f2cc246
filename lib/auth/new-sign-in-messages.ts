export const newSignInMessages = {
  undone: "You're signed out everywhere. Choose a new password next.",
  undoneForAdmin: "You're signed out everywhere. Sign in and change your password.",
  undoneWithoutPassword: "You're signed out everywhere.",
  notUndone: "We couldn't sign you out everywhere. Try again.",
  gone: 'This link has expired. Sign in to see and end your sessions.',
} as const
