/** How often an alert comes: `value` is what the calls take. Without zod, for the forms of public pages. */
export const frequencyOptions = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const

export type Frequency = (typeof frequencyOptions)[number]['value']
