import { everyone, json, type Row } from '@/e2e/support/access/row'

const ofAdmins = { anon: 401, other: 403, own: 403, roles: ['recruiter', 'editor'] } satisfies Partial<Row>
const ofSeekers = { anon: 401, other: 200, own: 200, admin: 403 }
const noneOfSeekers = { ...ofSeekers, other: 404, own: 404 }

/** A registration that no authenticator created. */
const creation = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
}
const assertion = {
  ...creation,
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
}
/** No passkey has this id. */
const NONE = 2_000_000_000

/** An account's own passkeys, and signing in with one. */
export const passkeyRows: Row[] = [
  {
    call: 'POST /api/passkeys/options',
    ...everyone,
    sent: () => json('/api/passkeys/options', { kind: 'seeker' }),
  },
  {
    call: 'POST /api/passkeys/sign-in',
    anon: 400,
    other: 400,
    own: 400,
    admin: 400,
    sent: () => json('/api/passkeys/sign-in', { kind: 'admin', answer: assertion }),
  },
  {
    call: 'POST /api/account/passkeys/options',
    ...ofSeekers,
    sent: () => json('/api/account/passkeys/options', {}),
  },
  {
    call: 'POST /api/account/passkeys',
    ...ofSeekers,
    other: 400,
    own: 400,
    sent: () => json('/api/account/passkeys', { name: 'Key', answer: creation }),
  },
  {
    call: 'PATCH /api/account/passkeys/{id}',
    ...noneOfSeekers,
    sent: () => json(`/api/account/passkeys/${NONE}`, { name: 'Key' }),
  },
  {
    call: 'DELETE /api/account/passkeys/{id}',
    ...noneOfSeekers,
    sent: () => json(`/api/account/passkeys/${NONE}`, {}),
  },
  {
    call: 'POST /api/adminaccount/passkeys/options',
    ...ofAdmins,
    admin: 200,
    sent: () => json('/api/adminaccount/passkeys/options', {}),
  },
  {
    call: 'POST /api/adminaccount/passkeys',
    ...ofAdmins,
    admin: 400,
    sent: () => json('/api/adminaccount/passkeys', { name: 'Key', answer: creation }),
  },
  {
    call: 'PATCH /api/adminaccount/passkeys/{id}',
    ...ofAdmins,
    admin: 404,
    sent: () => json(`/api/adminaccount/passkeys/${NONE}`, { name: 'Key' }),
  },
  {
    call: 'DELETE /api/adminaccount/passkeys/{id}',
    ...ofAdmins,
    admin: 404,
    sent: () => json(`/api/adminaccount/passkeys/${NONE}`, {}),
  },
]
