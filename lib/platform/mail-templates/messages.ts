export const templateMessages = {
  subjectRequired: 'Write the subject.',
  textRequired: 'Write the text.',
  oneLine: 'The subject is one line.',
  saved: 'The template is saved. The next mail is made of it.',
  reset: "The portal's own words stand again.",
  askReset: "Go back to the portal's own words? What stands here now is lost.",
  gone: 'There is no such template.',
  changed: 'Someone changed this in the meantime.',
  failure: 'The template could not be saved. Please try again.',
} as const

export const unknownMessage = (names: string[], known: readonly string[]) => {
  const [last, ...others] = known.map((name) => `{${name}}`).reverse()
  const usable = others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : last
  return `${names.map((name) => `{${name}}`).join(', ')} stands for nothing. Use ${usable}.`
}
