import { useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { MailedCode } from '@/components/accounts/mailed-code'
import type { Message } from '@/components/ui/message-area'
import type { ApplyFormInput, ApplyFormOutput } from '@/lib/applications/form'

type GuestCodeProps = {
  form: UseFormReturn<ApplyFormInput, unknown, ApplyFormOutput>
  email: string
  resend: () => Promise<Message>
  isMailHeld: boolean
}

export function GuestCode({ form, email, resend, isMailHeld }: GuestCodeProps) {
  useEffect(() => form.setFocus('code'), [form])
  return (
    <Controller
      control={form.control}
      name="code"
      render={({ field: { ref, value = '', onChange }, fieldState }) => (
        <MailedCode
          ref={ref}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
          resend={resend}
          isMailHeld={isMailHeld}
        >
          We have mailed a code to <span className="wrap-anywhere">{email}</span>. Type it here and send your
          application.
        </MailedCode>
      )}
    />
  )
}
