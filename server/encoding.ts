import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const compress = promisify(brotliCompress)
const zip = promisify(gzip)
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** The best coding that an Accept-Encoding header names and does not refuse. */
export function codingFor(accepted: string | string[] | undefined): Coding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.split(';').map((word) => word.trim()))
  const takes = (coding: Coding) =>
    offers.some(([name, weight = '']) => name === coding && !/^q=0(\.0*)?$/.test(weight))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Compresses beside the event loop, in zlib's own threads. */
export async function encode(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return compress(body, { params: QUALITY })
  return coding === 'gzip' ? zip(body) : body
}
