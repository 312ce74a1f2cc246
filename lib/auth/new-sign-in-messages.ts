export const newSignInMessages = {
  undone: "You're signed out everywhere. Choose a new password next.",
  undoneForAdmin:
    "You're signed out everywhere. Sign in, change your password, and remove passkeys and providers you don't recognize.",
  undoneWithoutPassword:
    "You're signed out everywhere. Sign in, and remove passkeys and providers you don't recognize from your account.",
  checkMethods:
    "Next, check the passkeys and sign-in providers in your account, and remove any you don't recognize. They'd let someone back in.",
  notUndone: "We couldn't sign you out everywhere. Try again.",
  gone: 'This link has expired or was already used. Sign in to see and end your sessions.',
} as const
