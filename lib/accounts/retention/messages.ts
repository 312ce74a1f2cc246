export const retentionMessages = {
  months: 'Enter 3 to 120 months, or choose Keep forever.',
  saved: 'Saved.',
  notSaved: "We couldn't save the rule. Try again.",
  changed: 'Someone else just edited this.',
} as const
