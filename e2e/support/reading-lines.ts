import { readPay } from '@/lib/jobs/readings/pay'
import { readPlace } from '@/lib/jobs/readings/place'

/** Formats parsed places as 'Plano/TX/US/75024; remote:US'. */
export function placeLine(text: string): string {
  const { places, isRemote, remoteIn } = readPlace(text)
  const lines = places.map(({ city, region, country, postalCode }) =>
    [city ?? '', region ?? '', country, ...(postalCode ? [postalCode] : [])].join('/'),
  )
  const remote = remoteIn.length > 0 ? `remote:${[...remoteIn].sort().join()}` : 'remote'
  return [...lines, ...(isRemote ? [remote] : [])].join('; ')
}

/** Formats parsed pay as 'USD 55-60 HOUR'. In `written`, the job's country follows '@'. */
export function payLine(written: string): string {
  const [text = '', country = null] = written.split(' @')
  const pay = readPay(text, country)
  if (!pay) return ''
  const { min, max, currency, period } = pay
  return `${currency} ${min === max ? min : `${min ?? ''}-${max ?? ''}`} ${period}`
}
