export const providerMessages = {
  key: 'Use 2 to 30 lowercase letters, digits and dashes, starting with a letter',
  keyTwice: 'Each provider needs its own ID',
  kind: 'Choose a provider',
  issuer: "Enter the provider's address, starting with https://",
  secret: 'Use 500 characters or fewer',
  secretMissing: 'Client secret is required',
  nobody: 'Choose who can use this provider',
  staffLimits: 'Name at least one domain or group, so that strangers stay out',
  noDirectory: 'Staff need your own directory, so enter its tenant ID instead of the one for personal accounts',
  domains: 'Enter domains like example.com, separated by commas',
  tooMany: 'You can have up to 8 providers',
  noStaffProvider: 'Set up a provider for staff first',
  notYours: 'Sign in with a provider once yourself, or add one to your account, so that you stay in',
  ownProvider:
    "You'd lock yourself out, because you sign in with a provider that this removes or turns off for staff. Keep it, or ask another owner.",
  ownRules:
    "You'd lock yourself out: at your last sign-in, you weren't in these groups and domains. Check the spelling, or ask another owner.",
  saved: 'Sign-in settings saved.',
  failure: "We couldn't save the sign-in settings. Try again.",
  conflict: 'Someone else just changed the sign-in settings. Reload the page to see their version.',
  testFailure: "We couldn't check the provider. Try again.",
} as const

/** What went wrong at a provider, as the sign-in page shows it. `{name}` is the provider's. */
const signInProblems = {
  unavailable: "We couldn't reach {name}. Try again in a moment, or sign in another way.",
  canceled: 'You canceled signing in with {name}.',
  expired: 'Signing in with {name} took too long or was started in another tab or browser. Try again.',
  rejected: "We couldn't verify {name}'s answer, so you aren't signed in. Try again, or sign in another way.",
  'no-email': "{name} didn't tell us your email address. Share it there, or sign in another way.",
  'not-allowed': "Your {name} account isn't allowed to sign in here. Ask an owner of this site for access.",
  'waiting-for-role': 'An owner has to approve your access first. Sign in again after they do.',
  'two-step':
    'Your account here has two-step verification. Sign in the usual way once, then add {name} under Your account.',
  'sign-in-again': 'Sign in again first, then add {name}.',
  'not-asked':
    "{name} didn't confirm that it just asked you to sign in. Sign in with your password and two-step code, or with a passkey.",
  'too-many-codes': "You've requested too many codes. Try again later, or sign in another way.",
  'code-not-sent': "We couldn't email you a code. Try again in a moment.",
  'not-connected': "That {name} account isn't connected to your account here. Choose another one.",
  'other-account': 'This {name} account is already connected to another account here.',
  'too-many': 'Too many attempts. Wait a moment and try again.',
} as const

export type SignInProblem = keyof typeof signInProblems

export const isSignInProblem = (value: unknown): value is SignInProblem =>
  typeof value === 'string' && Object.hasOwn(signInProblems, value)

export const problemText = (problem: SignInProblem, name: string) => signInProblems[problem].replaceAll('{name}', name)
