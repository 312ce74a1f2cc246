import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max'
import { callingCodeOf } from '@/lib/site/settings/calling-codes'
import { countryCodes } from '@/lib/site/settings/countries'

test.each([...countryCodes])('knows the calling code of %s', (country) => {
  expect(callingCodeOf(country)).toBe(`+${getCountryCallingCode(country as CountryCode)}`)
})
