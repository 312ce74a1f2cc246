import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const compress = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best coding that an Accept-Encoding header names and does not refuse. */
export function codingFor(accepted: string | string[] | undefined): Coding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.split(';').map((word) => word.trim()))
  const takes = (coding: Coding) =>
    offers.some(([name, weight = '']) => name === coding && !/^q=0(\.0*)?$/.test(weight))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Compresses beside the event loop, in zlib's own threads; what lasts as long as the build as well as can be. */
export async function encode(body: Buffer, coding: Coding, lasts = false): Promise<Buffer> {
  if (coding === 'br') return compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: lasts ? 11 : 6 } })
  return coding === 'gzip' ? zip(body) : body
}
