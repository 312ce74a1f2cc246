const names = new Intl.DisplayNames(['en'], { type: 'region' })

export const countryLabel = (code: string): string => names.of(code) ?? code
