export type Arrival = { source: string; referrerHost: string }

const LONGEST_SOURCE = 100
const LONGEST_HOST = 253

/** Where a visit came from: the `utm_source` of the address that was opened, and the host of the page that led there. */
export function arrivalOf(address: string, referrer: string): Arrival {
  const { searchParams, hostname } = new URL(address)
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const source = (searchParams.get('utm_source') ?? '').replace(/\p{Cc}/gu, '').trim()
  return {
    source: source.slice(0, LONGEST_SOURCE),
    referrerHost: from === hostname || from.length > LONGEST_HOST ? '' : from,
  }
}
