import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { ByteSource } from '@/lib/platform/copies/archive'

const MAGIC = Buffer.from('PORTAL-BACKUP-1\n')
const SALT_BYTES = 16
const TAG_BYTES = 16
const FRAME_BYTES = 1024 * 1024
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/**
 * AES-256-GCM in frames. Each frame is authenticated on its own, so that data is verified before it's used. A frame's
 * nonce contains its number and whether it's the last one, so that frames can't be moved, repeated or cut off.
 */
export async function* encrypt(source: AsyncIterable<Uint8Array>, password: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = scryptSync(password, salt, 32, COST)
  yield Buffer.concat([MAGIC, salt])
  let number = 0
  for await (const { frame, isLast } of frames(source)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, isLast))
    const sealed = Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()])
    const length = Buffer.alloc(5)
    length.writeUInt32BE(sealed.length)
    length.writeUInt8(isLast ? 1 : 0, 4)
    yield Buffer.concat([length, sealed])
    number += 1
  }
}

export async function* decrypt(source: AsyncIterable<Uint8Array>, password?: string): AsyncGenerator<Buffer> {
  const bytes = new ByteSource(source)
  const start = await bytes.take(MAGIC.length)
  if (!start.equals(MAGIC)) {
    yield start
    while (!(await bytes.isAtEnd())) yield await bytes.takeAny()
    return
  }
  if (!password) throw new Error('This backup is encrypted: set BACKUP_KEY to the key it was made with.')
  const key = scryptSync(password, await bytes.take(SALT_BYTES), 32, COST)
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const length = await bytes.take(5)
    isLast = length.readUInt8(4) === 1
    const size = length.readUInt32BE(0)
    if (size > FRAME_BYTES + TAG_BYTES || size < TAG_BYTES) throw new Error('The archive is damaged.')
    yield open(await bytes.take(size), key, nonce(number, isLast), number)
  }
  if (!(await bytes.isAtEnd())) throw new Error("The archive is damaged: there's data after its end.")
}

function open(sealed: Buffer, key: Buffer, iv: Buffer, number: number): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    if (number > 0) throw new Error('The archive is damaged.')
    throw new Error("BACKUP_KEY isn't the key this backup was made with, or its beginning is damaged.")
  }
}

function nonce(number: number, isLast: boolean): Buffer {
  const made = Buffer.alloc(12)
  made.writeBigUInt64BE(BigInt(number), 0)
  made.writeUInt8(isLast ? 1 : 0, 11)
  return made
}

async function* frames(source: AsyncIterable<Uint8Array>): AsyncGenerator<{ frame: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    waiting.push(Buffer.from(chunk))
    size += chunk.length
    if (size <= FRAME_BYTES) continue
    const whole = Buffer.concat(waiting)
    let from = 0
    for (; whole.length - from > FRAME_BYTES; from += FRAME_BYTES)
      yield { frame: whole.subarray(from, from + FRAME_BYTES), isLast: false }
    waiting = [whole.subarray(from)]
    size = whole.length - from
  }
  yield { frame: Buffer.concat(waiting), isLast: true }
}
