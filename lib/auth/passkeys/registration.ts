import 'server-only'
import { randomBytes } from 'node:crypto'
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { CHALLENGE_SECONDS, issueChallenge, spendChallenge } from '@/lib/auth/passkeys/challenges'
import { relyingParty } from '@/lib/auth/passkeys/relying-party'
import { logSecurity } from '@/lib/platform/log'
import { site } from '@/lib/site/company'

/** Not the library's default, which depends on the version of Node that created the passkey. */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

const HANDLE_BYTES = 32

type Known = { credentialId: string; userHandle: string; transports: string[] }

export async function passkeyCreationOptions(
  viewer: Seeker | Admin,
  existing: Known[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { kind, id: accountId, email } = viewer
  const userHandle = existing[0]?.userHandle ?? randomBytes(HANDLE_BYTES).toString('base64url')
  const challenge = await issueChallenge({ purpose: 'registration', kind, accountId, userHandle })
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingParty().id,
    challenge: isoUint8Array.fromUTF8String(challenge),
    userID: isoBase64URL.toBuffer(userHandle),
    // One person can have both accounts, and browsers list the passkeys of both.
    userName: kind === 'admin' ? `${email} (admin)` : email,
    userDisplayName: (kind === 'admin' ? viewer.name : viewer.userName) || email,
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** The new passkey, or null if the answer is invalid or isn't for a challenge of this viewer and browser. */
export async function readNewPasskey(viewer: Seeker | Admin, answer: RegistrationResponseJSON) {
  const spent = await spendChallenge(answer.response.clientDataJSON)
  if (spent?.of.purpose !== 'registration' || spent.of.kind !== viewer.kind || spent.of.accountId !== viewer.id)
    return refused(viewer, 'challenge')
  const { id, origin } = relyingParty()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: spent.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return refused(viewer, 'attestation')
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      userHandle: spent.of.userHandle,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
    }
  } catch (error) {
    // The library throws plain errors, such as for another origin.
    return refused(viewer, (error as Error).message)
  }
}

function refused({ kind, id }: Seeker | Admin, reason: string): null {
  logSecurity({ event: 'passkey-refused', kind, account: id, ip: '', reason })
  return null
}
