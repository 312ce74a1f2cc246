type Read = { countries: string[]; payCurrency: string | null; salary: string }

/** What of a posting could not be read, so that filters and search engines would miss it. Words like 'DOE' state no pay. */
export function readingWarnings({ countries, payCurrency, salary }: Read): string[] {
  return [
    ...(countries.length === 0 ? ['Place not read'] : []),
    ...(payCurrency === null && /\d/.test(salary) ? ['Pay not read'] : []),
  ]
}
