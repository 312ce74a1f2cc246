'use client'

import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import {
  noAnswers,
  type SelfAnswers,
  selfIdentificationSchema,
  selfMessages,
  selfQuestions,
} from '@/lib/people/self-identification/schema'

const PATH = '/api/account/self-identification'

const inputs: InputOf<SelfAnswers>[] = selfQuestions.map(({ name, label, options }) => ({
  name,
  label,
  as: SelectField,
  options,
  placeholder: "I'd rather not say",
  isOptional: true,
}))

export function SelfIdentificationForm({ answers }: { answers: SelfAnswers }) {
  const saving = useSubmit({
    schema: selfIdentificationSchema,
    values: answers,
    call: (json) => callApi(PATH, { method: 'PUT', json }),
    done: ({ message }, given) => {
      saving.form.reset(given)
      return message
    },
    failed: selfMessages.failed,
  })
  const deleting = useAction({
    call: () => callApi(PATH, { method: 'DELETE' }),
    done: ({ message }) => {
      saving.form.reset(noAnswers)
      return message
    },
    failed: selfMessages.failed,
    say: saving.say,
  })
  return (
    <SubmitForm
      of={saving}
      label="Equal opportunity"
      className="mt-4 max-w-lg space-y-5"
      inputs={inputs}
      button="Save answers"
      beside={
        <Button look="secondary" isBusy={deleting.isBusy} onClick={() => deleting.act()}>
          Delete answers
        </Button>
      }
    />
  )
}
