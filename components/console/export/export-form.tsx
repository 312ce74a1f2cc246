'use client'

import { useState } from 'react'
import { PasswordProof, proofAfter } from '@/components/accounts/passkeys/passkey-forms'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { proofSchema } from '@/lib/accounts/webhooks/schema'
import { callApi } from '@/lib/api/client'
import type { Proof } from '@/lib/auth/recent-proof'
import { exportMessages } from '@/lib/console/export/messages'
import type { StartedExport } from '@/lib/console/export/schema'

export function ExportForm({ email, proof }: { email: string; proof: Proof }) {
  const [needed, setNeeded] = useState(proof)
  const of = useSubmit({
    schema: proofSchema.required(),
    values: { password: '' },
    call: ({ password }) =>
      callApi<StartedExport>('/api/export', { method: 'POST', json: password ? { password } : {} }),
    done: ({ data }) => {
      location.assign(data.url)
      return exportMessages.started
    },
    failed: exportMessages.notStarted,
    refused: (response) => setNeeded(proofAfter(response, needed)),
    idOf: (name) => `export-${name}`,
  })
  return (
    <SubmitForm
      of={of}
      label="Export all data"
      button="Export all data"
      look="secondary"
      buttonClass="sm:justify-self-start"
      className="max-w-prose space-y-5"
    >
      {needed === 'password' && <PasswordProof of={of} email={email} />}
    </SubmitForm>
  )
}
