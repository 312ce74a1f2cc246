/** Rupees for one unit of each currency that pay is stated in. Approximate: pay is only compared. */
export const rupeesPer: Record<string, number> = {
  INR: 1,
  USD: 84,
  EUR: 91,
  GBP: 107,
  CAD: 61,
  AED: 23,
  AUD: 55,
  CHF: 95,
  DKK: 12,
  HKD: 10.8,
  ILS: 23,
  JPY: 0.56,
  KWD: 273,
  MXN: 4.6,
  MYR: 19,
  NOK: 7.7,
  NZD: 50,
  PHP: 1.45,
  PLN: 21,
  QAR: 23,
  SAR: 22.4,
  SEK: 8,
  SGD: 62,
  ZAR: 4.7,
  BRL: 15,
}

export const currencyCodes = Object.keys(rupeesPer).sort()

/** The currency that pay is usually in, by ISO 3166-1 country. */
export const currencyOf: Record<string, string> = {
  US: 'USD',
  IN: 'INR',
  GB: 'GBP',
  CA: 'CAD',
  AE: 'AED',
  AU: 'AUD',
  SG: 'SGD',
  IE: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
  NL: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
}
