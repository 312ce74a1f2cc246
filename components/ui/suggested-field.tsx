import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { ServerSuggestions } from '@/components/ui/server-suggestions'

type SuggestedFieldProps = ComponentProps<typeof Field> & { id: string } & Omit<
    ComponentProps<typeof ServerSuggestions>,
    'inputId'
  >

/** A text field that suggests what the server knows while someone types, by default places. */
export function SuggestedField({ wanted, isList, ...field }: SuggestedFieldProps) {
  return (
    <>
      <Field {...field} />
      <ServerSuggestions inputId={field.id} wanted={wanted} isList={isList} />
    </>
  )
}
