export const templateMessages = {
  subjectRequired: 'Enter a subject.',
  textRequired: 'Enter the text.',
  oneLine: 'Keep the subject on one line.',
  saved: 'Template saved. New emails will use it.',
  reset: 'Template reset to its default.',
  askReset: 'Reset to the default? Your version will be lost.',
  gone: 'This template no longer exists.',
  changed: 'Someone else just edited this.',
  failure: "We couldn't save the template. Try again.",
} as const

export const unknownMessage = (names: string[], known: readonly string[]) => {
  const [last, ...others] = known.map((name) => `{${name}}`).reverse()
  const usable = others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : last
  return `${names.map((name) => `{${name}}`).join(', ')} isn't a placeholder. Use ${usable}.`
}
