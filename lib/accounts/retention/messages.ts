export const retentionMessages = {
  months: 'Choose 3 to 120 months, or keep',
  saved: 'Saved.',
  notSaved: "We couldn't save the rule. Try again.",
  changed: 'Someone else just edited this.',
} as const
