import 'server-only'
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, errors, jwtVerify, SignJWT } from 'jose'
import { authSecret, authSecrets } from '@/lib/env'
import { now } from '@/lib/platform/clock'

const SIGNING = 'HS256'
const SEALING = { alg: 'dir', enc: 'A256GCM' } as const

/** Signed, not encrypted. Each purpose has its own key, so a token only works for its purpose. */
export function sign(purpose: string, value: unknown, seconds: number): Promise<string> {
  return new SignJWT({ value })
    .setProtectedHeader({ alg: SIGNING })
    .setExpirationTime(new Date(now().getTime() + seconds * 1000))
    .sign(keyFor('sign', purpose))
}

export async function verify(purpose: string, token: string | null | undefined): Promise<unknown> {
  const read = await readSigned(purpose, token)
  return read && !read.isExpired ? read.value : null
}

export async function verifyExpired(purpose: string, token: string): Promise<unknown> {
  const read = await readSigned(purpose, token)
  return read?.isExpired ? read.value : null
}

async function readSigned(purpose: string, token: string | null | undefined) {
  if (!token) return null
  for (const secret of authSecrets()) {
    const read = await readSignedWith(keyFor('sign', purpose, secret), token)
    if (read) return read
  }
  return null
}

async function readSignedWith(key: Uint8Array, token: string) {
  try {
    const options = { algorithms: [SIGNING], requiredClaims: ['exp'], currentDate: now() }
    const { payload } = await jwtVerify(token, key, options)
    return { value: payload.value, isExpired: false }
  } catch (error) {
    // By now the signature has been verified.
    if (error instanceof errors.JWTExpired) return { value: error.payload.value, isExpired: true }
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

export function encrypt(purpose: string, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(SEALING)
    .encrypt(keyFor('encrypt', purpose))
}

/** `isOld`: encrypt the text again before the old secret is removed. */
type Decrypted = { text: string; isOld: boolean }

/** The decrypted text, or null if it was tampered with, is for another purpose or uses an unknown secret. */
export async function decrypt(purpose: string, encrypted: string): Promise<Decrypted | null> {
  for (const [age, secret] of authSecrets().entries()) {
    const text = await decryptWith(keyFor('encrypt', purpose, secret), encrypted)
    if (text !== null) return { text, isOld: age > 0 }
  }
  return null
}

async function decryptWith(key: Uint8Array, encrypted: string): Promise<string | null> {
  try {
    const options = { keyManagementAlgorithms: [SEALING.alg], contentEncryptionAlgorithms: [SEALING.enc] }
    const { plaintext } = await compactDecrypt(encrypted, key, options)
    return new TextDecoder().decode(plaintext)
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function keyFor(use: 'sign' | 'encrypt', purpose: string, secret = authSecret()): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `${use} ${purpose}`, 32))
}

export function makeResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored, so that the database contains no usable links. */
export function hashOfResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
