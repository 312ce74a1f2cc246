'use client'

import { island } from '@/components/site/islands/island'
import { SelectField } from '@/components/ui/field'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { demoMessages } from '@/lib/people/demos/messages'
import { demoSchema, demoTypes, type NewDemo } from '@/lib/people/demos/schema'

const STUDENT_ID = 1
const empty = { first_name: '', last_name: '', type: '' as NewDemo['type'], email: '', number: '' }
const inputs: InputOf<NewDemo>[] = [
  { name: 'first_name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  {
    name: 'type',
    label: 'Type',
    as: SelectField,
    options: demoTypes,
    placeholder: 'Choose a session',
    hint: "In a live session, you talk with a trainer. For a recorded session, we'll email you a link.",
    isWide: true,
  },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'number', label: 'Contact Number', type: 'tel', autoComplete: 'tel' },
]

export const DemoForm = island('demo-form', function DemoForm() {
  const demo = useSubmit({
    schema: demoSchema,
    values: empty,
    call: (given) => {
      const date = new Date().toLocaleDateString('en-CA')
      return callApi('/demoregister/add', { method: 'POST', json: { student_id: STUDENT_ID, ...given, date } })
    },
    done: () => {
      demo.form.reset(empty)
      return demoMessages.success
    },
    failed: ({ status, message }) => (status === 0 ? demoMessages.unreachable : demoMessages.failed(message)),
  })
  return (
    <SubmitForm
      of={demo}
      label="Register for a demo session"
      inputs={inputs}
      button="Register"
      busyButton="Registering"
      className="grid gap-5 sm:grid-cols-2"
    />
  )
})
