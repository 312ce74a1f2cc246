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
      return undefined
    },
    failed: exportMessages.notStarted,
    refused: (response) => setNeeded(proofAfter(response, needed)),
    idOf: (name) => `export-${name}`,
  })
  return (
    <SubmitForm of={of} label="Export all data" button="Export all data">
      {needed === 'password' && <PasswordProof of={of} email={email} />}
    </SubmitForm>
  )
}
