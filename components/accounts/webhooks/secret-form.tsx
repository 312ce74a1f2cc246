'use client'

import { PasswordProof, useProof } from '@/components/accounts/passkeys/password-proof'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import { proofSchema, type WebhookSecret } from '@/lib/accounts/webhooks/schema'
import { callApi } from '@/lib/api/client'
import type { Proof } from '@/lib/auth/recent-proof'

type SecretFormProps = { path: string; email: string; proof: Proof; onDone: (changed: WebhookSecret) => void }

export function SecretForm({ path, email, proof, onDone }: SecretFormProps) {
  const { needed, refused } = useProof(proof)
  const of = useSubmit({
    schema: proofSchema.required(),
    values: { password: '' },
    call: ({ password }) => callApi<WebhookSecret>(path, { method: 'POST', json: password ? { password } : {} }),
    done: ({ data }) => {
      onDone(data)
    },
    failed: webhookMessages.notRotated,
    refused,
    idOf: (name) => `secret-${name}`,
  })
  return (
    <SubmitForm of={of} label="Change secret" button="Change secret">
      <p>The receiver needs the new secret within 24 hours. Until then, events have a signature of each.</p>
      <PasswordProof of={of} email={email} needed={needed} />
    </SubmitForm>
  )
}
