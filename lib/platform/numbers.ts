export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "1 job" or "1,234 jobs". */
export function countOf(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Counting stops one past this. */
export const MAX_COUNTED = 10_000

/** "9,876", or "10,000+" if the count is capped. */
export function countLabel(counted: number): string {
  return counted > MAX_COUNTED ? `${grouped(MAX_COUNTED)}+` : grouped(counted)
}
