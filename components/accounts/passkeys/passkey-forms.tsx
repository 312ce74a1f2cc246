'use client'

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { ReactNode } from 'react'
import { PasswordProof, useProof } from '@/components/accounts/passkeys/password-proof'
import { Button } from '@/components/ui/button'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { deviceName } from '@/lib/accounts/passkeys/device-name'
import type { ListedPasskey } from '@/lib/accounts/passkeys/format'
import { newPasskeyFormSchema, passkeyNameSchema, passkeyPasswordSchema } from '@/lib/accounts/passkeys/schema'
import { type ApiResponse, callApi } from '@/lib/api/client'
import type { Kind } from '@/lib/auth/cookies'
import { passkeyMessages as messages } from '@/lib/auth/passkeys/messages'
import type { Proof } from '@/lib/auth/recent-proof'

const paths = { seeker: '/api/account/passkeys', admin: '/api/adminaccount/passkeys' } as const

type FormProps = {
  kind: Kind
  email: string
  proof: Proof
  /** How to sign in again, for people without a password. */
  again: ReactNode
  onDone: (message: string) => void
  onCancel: () => void
}

export function AddPasskey({ kind, email, proof, again, onDone, onCancel }: FormProps) {
  const { needed, refused } = useProof(proof)
  const add = useSubmit({
    schema: newPasskeyFormSchema,
    values: { name: deviceName(navigator.userAgent), password: '' },
    call: ({ name, password }) => create(paths[kind], name, password),
    done: ({ message }) => {
      onDone(message)
    },
    failed: messages.notAdded,
    refused,
    idOf: (name) => `passkey-${name}`,
  })
  if (needed === 'sign-in') return <SignInFirst again={again} onCancel={onCancel} />
  return (
    <SubmitForm of={add} label="Add a passkey" button="Continue" beside={<Cancel onCancel={onCancel} />}>
      <p className="text-muted">
        A passkey signs you in with your fingerprint, face or screen lock. Your browser will ask where to save it.
      </p>
      <Inputs
        of={add}
        list={[{ name: 'name', label: 'Name', hint: "So you'll recognize it later", autoComplete: 'off' }]}
      />
      <PasswordProof of={add} email={email} needed={needed} />
    </SubmitForm>
  )
}

export function RenamePasskey({ kind, passkey, onDone, onCancel }: FormProps & { passkey: ListedPasskey }) {
  const rename = useSubmit({
    schema: passkeyNameSchema,
    values: { name: passkey.name },
    call: (json) => callApi(`${paths[kind]}/${passkey.id}`, { method: 'PATCH', json }),
    done: ({ message }) => {
      onDone(message)
    },
    failed: messages.notRenamed,
    idOf: (name) => `passkey-${name}`,
  })
  return (
    <SubmitForm
      of={rename}
      label="Rename passkey"
      inputs={[{ name: 'name', label: 'Name', autoComplete: 'off' }]}
      button="Rename"
      beside={<Cancel onCancel={onCancel} />}
    />
  )
}

export function RemovePasskey(props: FormProps & { passkey: ListedPasskey }) {
  const { kind, email, passkey, proof, again, onDone, onCancel } = props
  const { needed, refused } = useProof(proof)
  const remove = useSubmit({
    schema: passkeyPasswordSchema,
    values: { password: '' },
    call: ({ password }) =>
      callApi(`${paths[kind]}/${passkey.id}`, { method: 'DELETE', json: password ? { password } : {} }),
    done: ({ message }) => {
      onDone(message)
    },
    failed: messages.notRemoved,
    refused,
    idOf: (name) => `passkey-${name}`,
  })
  if (needed === 'sign-in') return <SignInFirst again={again} onCancel={onCancel} />
  return (
    <SubmitForm
      of={remove}
      label="Remove passkey"
      button="Remove"
      look="danger"
      beside={<Cancel onCancel={onCancel} />}
    >
      <p>
        Remove <b className="wrap-anywhere">{passkey.name}</b>? It won't sign you in anymore, and you'll be signed out
        everywhere else. You can delete it from your device or password manager too.
      </p>
      <PasswordProof of={remove} email={email} needed={needed} />
    </SubmitForm>
  )
}

async function create(path: string, name: string, password: string): Promise<ApiResponse> {
  const begun = await callApi<PublicKeyCredentialCreationOptionsJSON>(`${path}/options`, {
    method: 'POST',
    json: password ? { password } : {},
  })
  if (!begun.isOk) return begun
  if (!('PublicKeyCredential' in window)) return refusal(messages.notSuited)
  const { createPasskey } = await import('@/components/accounts/passkeys/ceremonies')
  const answer = await createPasskey(begun.data)
  if ('failure' in answer) return refusal(answer.failure)
  return callApi(path, { method: 'POST', json: { name, answer } })
}

const refusal = (message: string): ApiResponse => ({ isOk: false, status: 400, message, errors: {}, data: {} })

function SignInFirst({ again, onCancel }: Pick<FormProps, 'again' | 'onCancel'>) {
  return (
    <Step text={messages.signInAgain}>
      {again}
      <Cancel onCancel={onCancel} />
    </Step>
  )
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="space-y-5">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  return (
    <Button look="secondary" onClick={onCancel}>
      Cancel
    </Button>
  )
}
