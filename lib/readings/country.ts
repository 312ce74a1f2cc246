const names = new Intl.DisplayNames(['en'], { type: 'region', style: 'long' })

/** A country as people call it: 'the USA', 'India'. */
export function countryName(code: string): string {
  return code === 'US' ? 'USA' : (names.of(code) ?? code)
}
