'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { ErrorSummary, problemsOf } from '@/components/ui/error-summary'
import { Field, SelectField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { callApi } from '@/lib/api/client'
import { demoMessages } from '@/lib/people/demos/messages'
import { demoSchema, demoTypes, type NewDemo } from '@/lib/people/demos/schema'

type DemoFields = { [Name in keyof NewDemo]: string }

const empty: DemoFields = { first_name: '', last_name: '', type: '', email: '', number: '' }
const fields = ['first_name', 'last_name', 'type', 'email', 'number'] as const
const STUDENT_ID = 1

export const DemoForm = island('demo-form', function DemoForm() {
  const form = useForm<DemoFields, unknown, NewDemo>({
    resolver: zodResolver<DemoFields, unknown, NewDemo>(demoSchema),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState
  const [message, setMessage] = useState<Message | null>(null)

  const submit = form.handleSubmit(async (demo) => {
    setMessage(null)
    try {
      const date = new Date().toLocaleDateString('en-CA')
      const response = await callApi('/demoregister/add', {
        method: 'POST',
        json: { student_id: STUDENT_ID, ...demo, date },
      })
      if (!response.isOk) return setMessage({ tone: 'error', text: demoMessages.failed(response.message) })
      form.reset(empty)
      setMessage({ tone: 'success', text: demoMessages.success })
    } catch {
      setMessage({ tone: 'error', text: demoMessages.unreachable })
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label="Register for a demo session"
      className="grid gap-5 sm:grid-cols-2"
    >
      <NeedsScript className="sm:col-span-2" />
      <ErrorSummary errors={problemsOf(fields, errors)} className="sm:col-span-2" />
      <Field
        label="First Name"
        required
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...form.register('first_name')}
      />
      <Field
        label="Last Name"
        required
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...form.register('last_name')}
      />
      <SelectField
        label="Type"
        required
        options={demoTypes}
        placeholder="Choose a session"
        hint="Live is an hour with the trainer; recorded is a link by email."
        className="sm:col-span-2"
        error={errors.type?.message}
        {...form.register('type')}
      />
      <Field
        label="Email"
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label="Contact Number"
        required
        type="tel"
        autoComplete="tel"
        error={errors.number?.message}
        {...form.register('number')}
      />
      <div className="space-y-4 sm:col-span-2">
        <MessageArea message={message} />
        <Button type="submit" isBusy={isSubmitting} className="w-full">
          {isSubmitting ? 'Registering' : 'Register'}
        </Button>
      </div>
    </form>
  )
})
