export const frequencyOptions = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const

export type Frequency = (typeof frequencyOptions)[number]['value']
