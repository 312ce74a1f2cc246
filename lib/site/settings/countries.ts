const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** ISO 3166-1 alpha-2 codes of the countries that a company can choose. */
export const countryCodes =
  'AE AR AT AU BE BR CA CH CL CO CZ DE DK EG ES FI FR GB HK IE IL IN IT JP KE KR MX MY NG NL NO NZ PH PL PT RO SE SG US VN ZA'.split(
    ' ',
  )

export const countryLabel = (code: string): string => names.of(code) ?? code

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
