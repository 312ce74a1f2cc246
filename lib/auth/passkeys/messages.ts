export const passkeyMessages = {
  notAccepted: "We couldn't sign you in with that passkey. Try again, or log in another way.",
  unknown: "We don't recognize that passkey. It may have been removed, or it belongs to another type of account.",
  off: {
    'passwords-off': 'Passkeys are turned off for staff. Sign in with your company account.',
    'by-directory':
      "Your access comes from your company's directory, so passkeys can't sign you in. Sign in with your company account.",
    'directory-gone':
      "Your access came from a company directory that isn't connected anymore. Ask an owner of this site to invite you.",
  },
  unsupported: "This browser can't use passkeys here. Log in another way.",
  notChosen: "You didn't choose a passkey. Try again, or log in another way.",
  notSignedIn: "We couldn't sign you in. Try again, or log in another way.",
  added: 'Passkey added.',
  notAdded: "We couldn't add the passkey. Try again.",
  notCreated: "Your browser didn't create a passkey. Try again.",
  notSuited: "This browser or device can't create passkeys for this site. Try another one.",
  alreadyAdded: 'This device already has a passkey for your account.',
  tooMany: 'You have 20 passkeys, which is the maximum. Remove one first.',
  renamed: 'Passkey renamed.',
  notRenamed: "We couldn't rename the passkey. Try again.",
  removed: "Passkey removed. You've been signed out everywhere else.",
  notRemoved: "We couldn't remove the passkey. Try again.",
  lastWayIn: 'This passkey is the only way into your account. Add another one first, then remove it.',
  passwordNeeded: 'Enter your password.',
  wrongPassword: "That password isn't right",
  proofNeeded: 'Sign in again, then try again.',
  signInAgain: "To change your passkeys, sign in again, so that we know it's you.",
} as const
