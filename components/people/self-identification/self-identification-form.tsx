'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import {
  noAnswers,
  type SelfAnswers,
  selfIdentificationSchema,
  selfMessages,
  selfQuestions,
} from '@/lib/people/self-identification/schema'

const PATH = '/api/account/self-identification'

export function SelfIdentificationForm({ answers }: { answers: SelfAnswers }) {
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm<SelfAnswers>({ resolver: zodResolver(selfIdentificationSchema), defaultValues: answers })
  const { errors, isSubmitting } = form.formState

  async function send(method: 'PUT' | 'DELETE', json?: SelfAnswers) {
    setMessage(null)
    const response = await callApi(PATH, { method, ...(json && { json }) }).catch(() => null)
    if (response?.isOk) form.reset(json ?? noAnswers)
    const text = response?.message || selfMessages.failed
    setMessage({ tone: response?.isOk ? 'success' : 'error', text })
  }

  return (
    <Form
      aria-label="Equal opportunity"
      onSubmit={form.handleSubmit((given) => send('PUT', given))}
      className="mt-4 max-w-lg space-y-5"
    >
      {selfQuestions.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          options={options}
          placeholder="I do not wish to say"
          isOptional
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      <MessageArea message={message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Save answers
        </Button>
        <Button look="secondary" onClick={() => send('DELETE')}>
          Delete answers
        </Button>
      </div>
    </Form>
  )
}
