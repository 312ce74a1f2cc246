import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 }

type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId: string }

/** How an answer differs from a correct one, as an attacker's or a broken authenticator's would. */
type Lie = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  isUnverified?: boolean
  counter?: number
  userHandle?: string
  id?: string
}

/** A software authenticator with one passkey, for tests that need answers no browser would give. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url')
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private counter = 0
  private userHandle = ''

  constructor(private readonly origin: string) {}

  /** The answer to the options for a new passkey. */
  create({ challenge, rp, user }: CreationOptions, lie: Lie = {}) {
    this.userHandle = user.id
    const authData = Buffer.concat([
      this.data(lie.rpId ?? rp.id, lie, FLAGS.credential),
      Buffer.alloc(16),
      Buffer.from([0, 32]),
      Buffer.from(this.id, 'base64url'),
      this.publicKey(),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
    const clientDataJSON = this.clientData('webauthn.create', challenge, lie)
    return { ...this.named(lie), response: { clientDataJSON, attestationObject, transports: ['internal'] } }
  }

  /** The answer to the options for signing in. */
  get({ challenge, rpId }: RequestOptions, lie: Lie = {}) {
    this.counter += 1
    const authData = this.data(lie.rpId ?? rpId, lie)
    const clientDataJSON = this.clientData('webauthn.get', challenge, lie)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, hash]))
      .sign(this.keys.privateKey)
    const response = {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: lie.userHandle ?? this.userHandle,
    }
    return { ...this.named(lie), response }
  }

  private named({ id = this.id }: Lie) {
    return { id, rawId: id, type: 'public-key' as const }
  }

  private data(rpId: string, { isUnverified, counter = this.counter }: Lie, more = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = FLAGS.present | (isUnverified ? 0 : FLAGS.verified) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }

  private clientData(type: string, challenge: string, lie: Lie): string {
    const data = {
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? this.origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }

  /** The key in COSE: kty EC2, alg ES256, crv P-256, x, y. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return Buffer.from(isoCBOR.encode(key as never))
  }
}
