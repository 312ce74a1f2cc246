'use client'

import { Plus } from 'lucide-react'
import { type ArrayPath, type FieldArray, type FieldPath, type FieldValues, useFieldArray } from 'react-hook-form'
import type * as z from 'zod'
import { Button } from '@/components/ui/button'
import { ListEditor } from '@/components/ui/list-editor'
import { EntryInputs, errorOf, type Input, type Inputs } from '@/components/ui/submit-form'
import type { Submit } from '@/components/ui/use-submit'

type ListInputsProps<In extends FieldValues, Out> = {
  of: Submit<In, Out>
  name: ArrayPath<In>
  /** In lowercase, such as "office". */
  noun: string
  /** The label of the button that adds an entry. */
  add: string
  blank: FieldArray<In, ArrayPath<In>>
  max: number
  /** The schema and the inputs of one entry. */
  schema: z.ZodType
  list: readonly Input[]
  hintOf?: Parameters<typeof Inputs<In, Out>>[0]['hintOf']
}

/** The entries of a list in a form, which people can add, move and remove. */
export function ListInputs<In extends FieldValues, Out>(props: ListInputsProps<In, Out>) {
  const { of, name, noun, add, blank, max, schema, list, hintOf } = props
  const { fields, append, remove, move } = useFieldArray({ control: of.form.control, name })
  const hint = hintOf?.(name as FieldPath<In>, `${noun}s`)
  return (
    <div className="sm:col-span-full">
      {hint && <div className="mb-4 text-sm">{hint}</div>}
      <ListEditor
        noun={noun}
        entries={fields}
        move={move}
        remove={remove}
        error={errorOf(of, name)}
        add={
          fields.length < max && (
            <Button look="secondary" onClick={() => append(blank)}>
              <Plus aria-hidden className="size-5" /> {add}
            </Button>
          )
        }
      >
        {(index) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <EntryInputs of={of} at={`${name}.${index}`} schema={schema} list={list} hintOf={hintOf} />
          </div>
        )}
      </ListEditor>
    </div>
  )
}
