import 'server-only'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { isoUint8Array } from '@simplewebauthn/server/helpers'
import { spend } from '@/lib/api/limits'
import { signStarted } from '@/lib/auth/authorize'
import type { Kind } from '@/lib/auth/cookies'
import { lockAccount } from '@/lib/auth/credentials'
import { CHALLENGE_SECONDS, issueChallenge, spendChallenge } from '@/lib/auth/passkeys/challenges'
import { relyingParty } from '@/lib/auth/passkeys/relying-party'
import { findProviderNeed, type ProviderNeed } from '@/lib/auth/providers/queries'
import { createSession } from '@/lib/auth/sessions'
import { signIn } from '@/lib/auth/sign-in'
import { hashOfAccount, spendLogin } from '@/lib/auth/signed-cookies'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { logSecurity } from '@/lib/platform/log'

/** Names no account, so that the browser offers every passkey it has for the site. */
export async function passkeySignInOptions(kind: Kind): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: isoUint8Array.fromUTF8String(await issueChallenge({ purpose: 'sign-in', kind })),
    userVerification: 'required',
    timeout: CHALLENGE_SECONDS * 1000,
  })
}

type Failure = 'unknown' | 'not-accepted' | ProviderNeed
type Outcome = { email: string; userName: string } | { failure: Failure }

/**
 * Signs in with a passkey. It proves possession and requires a PIN, fingerprint or face, so admins aren't asked for a
 * two-step code. Throws `too-many`.
 */
export async function signInByPasskey(kind: Kind, answer: AuthenticationResponseJSON, ip: string): Promise<Outcome> {
  const passkey = await findPasskey(kind, answer.id)
  if (!passkey) {
    await spend('login-by-ip', ip)
    logSecurity({ event: 'sign-in-failed', kind, account: '', by: 'passkey', ip, reason: 'unknown passkey' })
    return { failure: 'unknown' }
  }
  await spendLogin(kind, passkey.email, ip)
  const checked = await check(kind, passkey, answer)
  const started =
    'reason' in checked
      ? { failure: 'not-accepted' as const, reason: checked.reason }
      : await startSession(kind, passkey, checked.counter)
  if ('failure' in started) {
    const { failure, reason } = started
    const account = hashOfAccount(kind, passkey.email)
    logSecurity({ event: 'sign-in-failed', kind, account, by: 'passkey', ip, reason })
    return { failure }
  }
  const { email, userName } = passkey
  const signedIn = await signIn(kind, {
    email,
    started: await signStarted({ kind, sessionId: started.sessionId, by: 'passkey' }),
  })
  return signedIn === 'signed-in' ? { email, userName } : { failure: 'not-accepted' }
}

async function findPasskey(kind: Kind, credentialId: string) {
  const found = await db().passkey.findFirst({
    where: { credentialId, ...(kind === 'seeker' ? { seekerId: { not: null } } : { adminId: { not: null } }) },
    select: {
      id: true,
      credentialId: true,
      userHandle: true,
      publicKey: true,
      counter: true,
      seeker: { select: { id: true, email: true, userName: true } },
      admin: { select: { id: true, email: true, name: true } },
    },
  })
  if (found?.seeker) return { ...found, accountId: found.seeker.id, ...pick(found.seeker.email, found.seeker.userName) }
  return found?.admin ? { ...found, accountId: found.admin.id, ...pick(found.admin.email, found.admin.name) } : null
}

const pick = (email: string, userName: string) => ({ email, userName })

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** The passkey's new counter, or the reason why the answer is invalid, which contains no secrets. */
async function check(
  kind: Kind,
  passkey: Passkey,
  answer: AuthenticationResponseJSON,
): Promise<{ counter: number } | { reason: string }> {
  const spent = await spendChallenge(answer.response.clientDataJSON)
  if (spent?.of.purpose !== 'sign-in' || spent.of.kind !== kind) return { reason: 'challenge' }
  if (answer.response.userHandle !== passkey.userHandle) return { reason: 'another account' }
  const { id, origin } = relyingParty()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: spent.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    })
    return verified ? { counter: authenticationInfo.newCounter } : { reason: 'signature' }
  } catch (error) {
    // The library throws plain errors, for example if the origin is wrong or the counter decreased.
    return { reason: (error as Error).message }
  }
}

type Started = { sessionId: string } | { failure: Failure; reason: string }

/** Fails if the passkey was removed or used elsewhere since it was read, or if staff can only use a provider. */
function startSession(kind: Kind, passkey: Passkey, newCounter: number): Promise<Started> {
  const { id, accountId, counter } = passkey
  return db().$transaction(async (tx) => {
    await lockAccount(tx, kind, accountId)
    const { count } = await tx.passkey.updateMany({
      where: { id, counter },
      data: { counter: newCounter, lastUsedAt: now() },
    })
    if (count === 0) return { failure: 'not-accepted', reason: 'used or removed at the same time' }
    const need = kind === 'admin' ? await findProviderNeed(tx, accountId) : null
    if (need) return { failure: need, reason: need }
    if (kind === 'admin') await auditAdmin(tx, accountId, passkey)
    return { sessionId: await createSession(tx, kind, accountId) }
  })
}

function auditAdmin(tx: Database, id: number, { email, userName: name }: Pick<Passkey, 'email' | 'userName'>) {
  return audit(
    tx,
    { kind: 'admin', id, email, name },
    { action: 'admin.signed-in', detail: { secondFactor: 'passkey' } },
  )
}
