import type { ReactNode } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { CodeBoxes } from '@/components/ui/code-boxes'
import { HeldMailNote } from '@/components/ui/held-mail-note'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import type { ApiResponse } from '@/lib/api/client'
import { codeMessages } from '@/lib/auth/code-rules'

type MailedCodeProps<In extends FieldValues, Out> = {
  /** Has a field `code`. */
  form: UseFormReturn<In, unknown, Out>
  children: ReactNode
  resend: () => Promise<ApiResponse>
  isMailHeld: boolean
}

/** The field for a code that was emailed. */
export function MailedCode<In extends FieldValues, Out>(props: MailedCodeProps<In, Out>) {
  const { form, children, resend, isMailHeld } = props
  const { field, fieldState } = useController({ control: form.control, name: 'code' as FieldPath<In> })
  const { act, isBusy, message } = useAction({
    call: resend,
    done: ({ message: text }) => {
      field.onChange('')
      return text
    },
    failed: codeMessages.notSent,
    isQuiet: true,
  })
  return (
    <div className="space-y-3">
      <p className="text-muted" aria-live="polite">
        {children} It expires in 10 minutes.
      </p>
      {isMailHeld && <HeldMailNote what="code" />}
      <CodeBoxes
        ref={field.ref}
        label="One-time code"
        value={field.value ?? ''}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
      <MessageArea message={message} />
      <Button look="quiet" className="-ml-5 text-accent! large-text:-ml-3" onClick={() => act()} isBusy={isBusy}>
        Send another code
      </Button>
    </div>
  )
}
