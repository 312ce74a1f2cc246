'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/admin-account/code-field'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { codeSchema } from '@/lib/admin-account/schema'
import { callApi } from '@/lib/api/client'

type Result = { message?: string; recoveryCodes?: string[] }
type CodeFormProps = {
  call: { path: string; method: 'POST' | 'PUT' | 'DELETE' }
  label: string
  failure: string
  look?: ButtonLook
  isAppOnly?: boolean
  onDone: (response: Result) => void
  children?: ReactNode
}

export function CodeForm({ call, label, failure, look, isAppOnly, onDone, children }: CodeFormProps) {
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (json) => {
    setMessage(null)
    const response = await callApi<Result>(call.path, { method: call.method, json }).catch(() => null)
    if (response?.isOk) return onDone(response.data)
    if (response?.errors.code) return form.setError('code', { message: response.errors.code }, { shouldFocus: true })
    setMessage({ tone: 'error', text: response?.message || failure })
  })

  return (
    <Form onSubmit={submit} aria-label={label} className="space-y-5">
      {children}
      <CodeField
        {...form.register('code')}
        kind={isAppOnly ? 'app' : 'any'}
        error={errors.code?.message}
        // The step before took the focus with it.
        autoFocus={isAppOnly}
      />
      <MessageArea message={message} />
      <Button type="submit" look={look} isBusy={isSubmitting} className="w-full">
        {label}
      </Button>
    </Form>
  )
}
