/**
 * The countries that a company can choose, by ISO 3166-1 alpha-2 code. Not from Intl, whose names on the server and in
 * browsers differ.
 */
const names: Record<string, string> = {
  AE: 'United Arab Emirates',
  AR: 'Argentina',
  AT: 'Austria',
  AU: 'Australia',
  BE: 'Belgium',
  BR: 'Brazil',
  CA: 'Canada',
  CH: 'Switzerland',
  CL: 'Chile',
  CO: 'Colombia',
  CZ: 'Czechia',
  DE: 'Germany',
  DK: 'Denmark',
  EG: 'Egypt',
  ES: 'Spain',
  FI: 'Finland',
  FR: 'France',
  GB: 'United Kingdom',
  HK: 'Hong Kong',
  IE: 'Ireland',
  IL: 'Israel',
  IN: 'India',
  IT: 'Italy',
  JP: 'Japan',
  KE: 'Kenya',
  KR: 'South Korea',
  MX: 'Mexico',
  MY: 'Malaysia',
  NG: 'Nigeria',
  NL: 'Netherlands',
  NO: 'Norway',
  NZ: 'New Zealand',
  PH: 'Philippines',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SE: 'Sweden',
  SG: 'Singapore',
  US: 'United States',
  VN: 'Vietnam',
  ZA: 'South Africa',
}

export const countryCodes = Object.keys(names)

export const countryLabel = (code: string): string => names[code] ?? code

const spoken: Record<string, string> = {
  US: 'the USA',
  GB: 'the UK',
  AE: 'the UAE',
  NL: 'the Netherlands',
  PH: 'the Philippines',
  CZ: 'the Czech Republic',
}

/** The name as it's used in a sentence: "the USA". */
export const spokenCountry = (code: string): string => spoken[code] ?? countryLabel(code)

const listed = new Intl.ListFormat('en-US')
const MAX_NAMED = 3

/** "the USA and India", or "7 countries" if there are too many to name. */
export function spokenCountries(codes: readonly string[]): string {
  return codes.length > MAX_NAMED ? `${codes.length} countries` : listed.format(codes.map(spokenCountry))
}

export const countryOptions = countryCodes
  .map((value) => ({ value, label: countryLabel(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))
