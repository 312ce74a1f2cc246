export const setupMessages = {
  deadLink: 'This link was already used or has expired. Log in with the email and password that the server printed.',
  welcome: "You're logged in. Let's set up your site.",
  choose: 'Choose how to start',
  failure: "We couldn't save that. Try again.",
} as const

/** Each step's title, and what it's for. */
export const stepTexts = {
  company: { title: 'Company', text: 'Your name, contacts and offices. They appear on every page and in every email.' },
  look: { title: 'Brand', text: 'Your logo, colors and typeface.' },
  content: { title: 'Content', text: 'Sample jobs and people, and what your pages say when you start.' },
  email: { title: 'Email', text: 'The server that sends your codes, confirmations and replies.' },
} as const
