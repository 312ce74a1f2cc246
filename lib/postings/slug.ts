import slugify from '@sindresorhus/slugify'

/** The slug of a job's title, without a number (contract §4). */
export function slugOf(jobTitle: string): string {
  return slugify(jobTitle).slice(0, 80).replace(/-+$/, '') || 'job'
}

/** `base`, or the first of `base`-2, -3 … that is not taken. */
export function freeSlug(base: string, taken: readonly string[]): string {
  const used = new Set(taken)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!used.has(slug)) return slug
  }
}
