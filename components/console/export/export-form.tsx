'use client'

import { PasswordProof, useProof } from '@/components/accounts/passkeys/password-proof'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { proofSchema } from '@/lib/accounts/webhooks/schema'
import { callApi } from '@/lib/api/client'
import type { Proof } from '@/lib/auth/recent-proof'
import { exportMessages } from '@/lib/console/export/messages'
import type { StartedExport } from '@/lib/console/export/schema'

export function ExportForm({ email, proof }: { email: string; proof: Proof }) {
  const { needed, refused } = useProof(proof)
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
    refused,
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
      <PasswordProof of={of} email={email} needed={needed} />
    </SubmitForm>
  )
}
