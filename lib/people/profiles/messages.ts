export const profileMessages = {
  saved: 'Profile saved successfully!',
  refused: (text: string) => `Error: ${text}`,
  failed: 'Error submitting form',
  exists: 'You already have a profile. Update that one.',
  none: "There's no profile yet.",
  severalOfName: "More than one seeker has this name, so we can't tell whose profile you mean.",
  nothing: "Nothing to save yet. Select a section's edit icon to change it.",
  leave: 'You have unsaved changes. Leave anyway?',
} as const
