'use client'

import { FieldError } from '@/components/ui/field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { setupMessages } from '@/lib/console/setup/messages'
import { contentBody, type contentChoices } from '@/lib/console/setup/schema'

const choices: Record<(typeof contentChoices)[number], { label: string; text: string }> = {
  sample: {
    label: 'Keep the sample texts',
    text: "Every page is already written for a fictional company. Change what's different about yours.",
  },
  outline: {
    label: 'Start with an outline',
    text: "Each page has prompts that tell you what to write. Pages that someone has already edited don't change.",
  },
}

export function ContentForm({ saved }: { saved: () => void }) {
  const of = useSubmit({
    schema: contentBody,
    values: { choice: 'outline' as const },
    call: (json) => callApi('/api/setup/content', { method: 'POST', json }),
    done: () => {
      saved()
    },
    failed: setupMessages.failure,
  })
  const error = of.form.formState.errors.choice?.message
  return (
    <SubmitForm of={of} label="Content" button="Continue" busyButton="Preparing your pages">
      <fieldset className="space-y-3" aria-describedby={error && 'choice-error'}>
        <legend className="mb-3">
          <h2 className="text-heading">Page texts</h2>
        </legend>
        {Object.entries(choices).map(([value, { label, text }]) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-line p-4 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input type="radio" value={value} {...of.form.register('choice')} className="mt-1 size-5 accent-brand" />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="text-muted">{text}</span>
            </span>
          </label>
        ))}
        <FieldError id="choice-error" error={error} />
      </fieldset>
    </SubmitForm>
  )
}
