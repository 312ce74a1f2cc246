'use client'

import { PasswordProof, useProof } from '@/components/accounts/passkeys/password-proof'
import { Choices } from '@/components/ui/choices'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import type { ListedWebhook } from '@/lib/accounts/webhooks/queries'
import { type NewWebhook, newWebhookBody, type WebhookInput } from '@/lib/accounts/webhooks/schema'
import { type ApiResponse, callApi } from '@/lib/api/client'
import type { Proof } from '@/lib/auth/recent-proof'
import { webhookEvents } from '@/lib/platform/webhooks/events'

const inputs: InputOf<WebhookInput>[] = [
  { name: 'name', label: 'Name', autoComplete: 'off', hint: 'For example, Greenhouse sync.' },
  {
    name: 'url',
    label: 'URL',
    type: 'url',
    autoComplete: 'off',
    hint: 'Events are sent there with POST. It has to start with https://.',
  },
]

const eventOptions = Object.entries(webhookEvents).map(([value, hint]) => ({
  value,
  label: <code>{value}</code>,
  hint,
}))

export type WebhookFormProps<Data> = {
  label: string
  email: string
  proof: Proof
  webhook?: ListedWebhook
  path: string
  method: 'POST' | 'PUT'
  failed: string
  onDone: (response: ApiResponse<Data>) => void
}

export function WebhookForm<Data>(props: WebhookFormProps<Data>) {
  const { label, email, proof, webhook, path, method, failed, onDone } = props
  // Only another URL needs a proof.
  const { needed, refused } = useProof(webhook ? 'none' : proof)
  const { name = '', url = '', events = [], version } = webhook ?? {}
  const of = useSubmit<WebhookInput, NewWebhook, Data>({
    schema: newWebhookBody,
    values: { name, url, events: [...events], password: '' },
    call: ({ password, ...json }) =>
      callApi(path, { method, json: { ...json, ...(version && { version }), ...(password && { password }) } }),
    done: (response) => {
      onDone(response)
    },
    failed,
    refused,
    idOf: (field) => `webhook-${field}`,
  })
  return (
    <SubmitForm of={of} label={label} inputs={inputs} button={label}>
      <Choices of={of} name="events" label="Events" options={eventOptions} />
      <PasswordProof of={of} email={email} needed={needed} />
    </SubmitForm>
  )
}
