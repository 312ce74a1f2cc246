import { Authenticator } from './authenticator'
import { required } from './settings'
import type { Reply, Visitor } from './visitor'

export type Kind = 'seeker' | 'admin'
export const passkeyPath = { seeker: '/api/account/passkeys', admin: '/api/adminaccount/passkeys' } as const

type CreationOptions = Parameters<Authenticator['create']>[0]
type RequestOptions = Parameters<Authenticator['get']>[0]

export const newAuthenticator = () => new Authenticator(required('TEST_SITE_URL'))

export async function creationOptions(visitor: Visitor, kind: Kind, json: object = {}): Promise<CreationOptions> {
  const { status, json: options, text } = await visitor.call('POST', `${passkeyPath[kind]}/options`, { json })
  if (status !== 200) throw new Error(`No options for a passkey: ${status} ${text}`)
  return options as CreationOptions
}

/** Adds a passkey to the account the visitor is signed in to. */
export async function newPasskey(visitor: Visitor, kind: Kind, name = 'Test key') {
  const authenticator = newAuthenticator()
  const answer = authenticator.create(await creationOptions(visitor, kind))
  const { status, json, text } = await visitor.call('POST', passkeyPath[kind], { json: { name, answer } })
  if (status !== 201) throw new Error(`The passkey wasn't added: ${status} ${text}`)
  return { authenticator, id: (json as { id: number }).id }
}

export async function signInOptions(visitor: Visitor, kind: Kind): Promise<RequestOptions> {
  return (await visitor.call('POST', '/api/passkeys/options', { json: { kind } })).json as RequestOptions
}

export const answerWith = (visitor: Visitor, kind: Kind, answer: unknown): Promise<Reply> =>
  visitor.call('POST', '/api/passkeys/sign-in', { json: { kind, answer } })

export async function signInWith(visitor: Visitor, kind: Kind, authenticator: Authenticator): Promise<Reply> {
  return answerWith(visitor, kind, authenticator.get(await signInOptions(visitor, kind)))
}
