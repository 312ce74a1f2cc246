export const profileMessages = {
  saved: 'Profile saved successfully!',
  refused: (text: string) => `Error: ${text}`,
  failed: 'Error submitting form',
  exists: 'You have a profile already: change that one.',
  none: 'There is no profile yet.',
  severalOfName: 'Several seekers have this name, so it does not tell whose profile is meant.',
  nothing: 'Change something first: open a section with its pen.',
  leave: 'You have changes that are not saved. Leave without them?',
} as const
