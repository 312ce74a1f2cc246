'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/admin-account/code-field'
import { Button } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { codeSchema } from '@/lib/admin-account/schema'

type AdminCodeStepProps = {
  message: Message | null
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** The second step of the admins' login: a code of the app, or a recovery code for whoever is without it. */
export function AdminCodeStep({ message, onCode, onBack }: AdminCodeStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery-code'>('app')
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState
  const isDone = message?.tone === 'success'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code and each refusal begins anew at the field.
  useEffect(() => setFocus('code', { shouldSelect: true }), [kind, message])

  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit(({ code }) => onCode(code))}
      aria-label="Second factor"
      className="space-y-5"
    >
      <CodeField key={kind} {...register('code')} kind={kind} error={errors.code?.message} />
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting || isDone} className="w-full">
        Login
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button
          look="quiet"
          className="-ml-3 px-3! font-medium text-accent!"
          onClick={() => {
            reset()
            setKind(kind === 'app' ? 'recovery-code' : 'app')
          }}
        >
          {kind === 'app' ? 'Use a recovery code' : 'Use your app'}
        </Button>
        <Button look="quiet" className="-mr-3 px-3! font-medium" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
