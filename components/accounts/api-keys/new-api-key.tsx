'use client'

import { KeyRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PasswordProof, useProof } from '@/components/accounts/passkeys/password-proof'
import { pageAction } from '@/components/console/lists/row-action'
import { Button } from '@/components/ui/button'
import { Choices } from '@/components/ui/choices'
import { CreatedSecret } from '@/components/ui/created-secret'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { apiKeyMessages } from '@/lib/accounts/api-keys/messages'
import {
  type CreatedApiKey,
  callsPerMinuteOptions,
  type NewApiKey,
  type NewApiKeyInput,
  newApiKeyBody,
} from '@/lib/accounts/api-keys/schema'
import { callApi } from '@/lib/api/client'
import type { Proof } from '@/lib/auth/recent-proof'
import { scopes } from '@/lib/auth/scopes'

const names: InputOf<NewApiKeyInput>[] = [
  { name: 'name', label: 'Name', autoComplete: 'off', hint: 'The audit log shows it. For example, Greenhouse sync.' },
  {
    name: 'system',
    label: 'System',
    autoComplete: 'off',
    hint: 'For example, greenhouse. Keys of the same system manage the same jobs, so you can replace a key.',
  },
]
const limits: InputOf<NewApiKeyInput>[] = [
  {
    name: 'callsPerMinute',
    label: 'Calls per minute',
    as: SelectField,
    options: callsPerMinuteOptions,
  },
  { name: 'expiresOn', label: 'Expires on', type: 'date', isOptional: true, hint: 'The last day it works, in UTC.' },
]

const scopeOptions = Object.entries(scopes).map(([value, { label, text }]) => ({
  value,
  label: (
    <>
      {label} <code className="text-sm text-muted">{value}</code>
    </>
  ),
  hint: text,
}))

type Owner = { email: string; proof: Proof }

export function NewApiKeyDialog(owner: Owner) {
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey | null>(null)
  const router = useRouter()

  function close() {
    setOpen(false)
    if (created) router.refresh()
    setCreated(null)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)} className={pageAction}>
        <KeyRound aria-hidden className="size-5" /> Create API key
      </Button>
      <Dialog title="Create API key" isOpen={isOpen} onClose={close} isForm={!created}>
        {created ? (
          <CreatedSecret text={apiKeyMessages.createdOnce} secret={created.secret} onDone={close} />
        ) : (
          <KeyForm {...owner} onCreated={setCreated} />
        )}
      </Dialog>
    </>
  )
}

type KeyFormProps = Owner & { onCreated: (created: CreatedApiKey) => void }

function KeyForm({ email, proof, onCreated }: KeyFormProps) {
  const { needed, refused } = useProof(proof)
  const of = useSubmit<NewApiKeyInput, NewApiKey, CreatedApiKey>({
    schema: newApiKeyBody,
    values: { name: '', system: '', scopes: [], callsPerMinute: '120', expiresOn: '', password: '' },
    call: ({ password, ...json }) =>
      callApi('/api/api-keys', { method: 'POST', json: { ...json, ...(password && { password }) } }),
    done: ({ data }) => {
      onCreated(data)
    },
    failed: apiKeyMessages.notCreated,
    refused,
  })
  return (
    <SubmitForm of={of} label="Create API key" inputs={names} button="Create API key">
      <Choices of={of} name="scopes" label="Scopes" options={scopeOptions} />
      <Inputs of={of} list={limits} />
      <PasswordProof of={of} email={email} needed={needed} />
    </SubmitForm>
  )
}
