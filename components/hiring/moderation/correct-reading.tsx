'use client'

import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Field, SelectField } from '@/components/ui/field'
import { usePlainForm } from '@/components/ui/plain-form'
import { SuggestedField } from '@/components/ui/suggested-field'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { optionsOf } from '@/lib/jobs/postings/field'
import { type FieldName, fieldOf, namesIn } from '@/lib/jobs/postings/fields'
import type { ExactName } from '@/lib/jobs/postings/schema'

const names = [...namesIn('exact-place'), ...namesIn('exact-pay')]

type CorrectReadingProps = {
  id: number
  version: number
  exact: Record<ExactName, string>
  isOpen: boolean
}

export function CorrectReading({ id, version, exact, isOpen }: CorrectReadingProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const { form, errors, isBusy } = usePlainForm({
    call: async (typed) => {
      const json = { version, ...typed }
      const response = await callApi(`/api/postings/${id}/reading`, { method: 'PATCH', json })
      if (response.isOk || response.status === 409) router.refresh()
      return response
    },
    done: () => moderationMessages.readingCorrected,
    failed: moderationMessages.failure,
    say: (message) => message && announce(message),
  })

  return (
    <details open={isOpen} className="group mt-4 border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium text-accent">
        Correct location and pay
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <form {...form} noValidate aria-label="Exact location and pay" className="grid gap-4 pb-1">
        <p className="text-sm text-muted">
          Filters and search use these fields instead of the employer's text, which stays as it is.
        </p>
        {names.map((name) => (
          <ExactField key={name} name={name} value={exact[name as ExactName]} error={errors[name]} />
        ))}
        <Button type="submit" look="secondary" isBusy={isBusy}>
          Save
        </Button>
      </form>
    </details>
  )
}

function ExactField({ name, value, error }: { name: FieldName; value: string; error: string | undefined }) {
  const { label, input } = fieldOf(name)
  const common = { name, id: `reading-${name}`, label: input?.label ?? label, defaultValue: value, error }
  const options = input && optionsOf(input)
  if (options) return <SelectField options={options} placeholder="Detected" {...common} />
  if (input?.suggests) return <SuggestedField wanted={input.suggests} {...common} />
  return <Field {...input?.attributes} {...common} />
}
