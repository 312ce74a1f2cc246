import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { PlaceSuggestions } from '@/components/ui/place-suggestions'

type PlaceFieldProps = ComponentProps<typeof Field> & { id: string } & Omit<
    ComponentProps<typeof PlaceSuggestions>,
    'inputId'
  >

/** A text field for a place, which suggests places while someone types. */
export function PlaceField({ wanted, isList, ...field }: PlaceFieldProps) {
  return (
    <>
      <Field {...field} />
      <PlaceSuggestions inputId={field.id} wanted={wanted} isList={isList} />
    </>
  )
}
