import { nameOfPayPeriod } from '@/lib/jobs/postings/options'
import type { placeColumns } from '@/lib/jobs/readings/format'
import type { Pay } from '@/lib/jobs/readings/pay'
import type { Exact } from '@/lib/jobs/readings/schema'
import { countryCodes } from '@/lib/site/settings/countries'
import { currencyCodes } from '@/lib/site/settings/currencies'

/** A place as the fields of the hire form. Null unless it's one place in a country that they have. */
export function exactPlaceOf({ places }: Pick<ReturnType<typeof placeColumns>, 'places'>): Exact['exactPlace'] {
  const [place, ...others] = places
  const country = countryCodes.find((code) => code === place?.country)
  return place && country && others.length === 0
    ? { city: place.city ?? '', region: place.region ?? '', country }
    : null
}

/** Pay as the fields of the hire form. Null if its currency isn't one of theirs. */
export function exactPayOf({ min, max, currency, period }: Pay): Exact['exactPay'] {
  const payCurrency = currencyCodes.find((code) => code === currency)
  return payCurrency ? { payMin: min, payMax: max, payCurrency, payPeriod: nameOfPayPeriod(period) } : null
}
