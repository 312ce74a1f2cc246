export const retentionMessages = {
  months: 'Choose between 3 and 120 months, or to keep',
  saved: 'Saved.',
  notSaved: 'The rule could not be saved. Please try again.',
  changed: 'Someone changed this in the meantime.',
} as const
