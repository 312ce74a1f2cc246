'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { mailServerMessages as messages } from '@/lib/platform/mail/messages'
import {
  encryptions,
  type MailServerForm as Form,
  type MailServerInput,
  mailServerSchema,
} from '@/lib/platform/mail/server-schema'

export type MailServerSetting = { version: number; value: Omit<Form, 'password'> | null; hasPassword: boolean }

const options = Object.entries(encryptions).map(([value, label]) => ({ value, label }))
const empty = { host: '', port: '587', encryption: 'starttls' as const, user: '', from: '' }

const inputsOf = (hasPassword: boolean): InputOf<MailServerInput>[] => [
  { name: 'host', label: 'Server', hint: 'From your email provider, for example smtp.example.com.' },
  { name: 'port', label: 'Port', inputMode: 'numeric' },
  { name: 'encryption', label: 'Encryption', as: SelectField, options },
  { name: 'user', label: 'Username', isOptional: true, autoComplete: 'off' },
  {
    name: 'password',
    label: 'Password',
    as: PasswordField,
    autoComplete: 'new-password',
    hint: hasPassword ? 'Leave blank to keep the current password.' : undefined,
  },
  { name: 'from', label: 'Sender', hint: 'The email address that recipients see.' },
]

type MailServerFormProps = { opened: MailServerSetting; saved?: () => void }

export function MailServerForm({ opened, saved }: MailServerFormProps) {
  const router = useRouter()
  const [current, setCurrent] = useState(opened)
  const of = useSubmit<MailServerInput, Form, MailServerSetting>({
    schema: mailServerSchema,
    values: valuesOf(opened),
    call: (value) => callApi('/api/settings/email', { method: 'PUT', json: { version: current.version, ...value } }),
    done: ({ data }) => {
      setCurrent(data)
      of.form.reset(valuesOf(data))
      saved ? saved() : router.refresh()
      return messages.saved
    },
    failed: messages.failure,
  })
  const [isTesting, setTesting] = useState(false)

  const test = of.form.handleSubmit(async (form) => {
    setTesting(true)
    of.say(null)
    const { isOk, message } = await callApi('/api/settings/email/test', { method: 'POST', json: form })
    setTesting(false)
    of.say({ tone: isOk ? 'success' : 'error', text: message || messages.testFailure })
  })

  return (
    <SubmitForm
      of={of}
      label="Email server"
      inputs={inputsOf(current.hasPassword)}
      button="Save"
      className="grid gap-5 sm:grid-cols-2"
      beside={
        <Button look="secondary" onClick={() => void test()} isBusy={isTesting}>
          {isTesting ? 'Sending' : 'Send a test email'}
        </Button>
      }
    />
  )
}

function valuesOf({ value }: MailServerSetting): MailServerInput {
  return value ? { ...value, port: String(value.port), password: '' } : { ...empty, password: '' }
}
