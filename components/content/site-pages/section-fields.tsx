'use client'

import { Plus } from 'lucide-react'
import { type FieldArrayPath, type FieldPath, useController, useFieldArray } from 'react-hook-form'
import type * as z from 'zod'
import { RichText } from '@/components/content/blogs/rich-text'
import { PictureInput } from '@/components/content/site-pages/picture-input'
import { sectionForms } from '@/components/content/site-pages/section-forms'
import type { PageSubmit } from '@/components/content/site-pages/section-list'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { ListEditor } from '@/components/ui/list-editor'
import { EntryInputs, errorOf } from '@/components/ui/submit-form'
import { itemLimits, type PageContentInput, type SectionKind, sectionSchemas } from '@/lib/content/site-pages/schema'
import { countOf } from '@/lib/platform/numbers'

type SectionFieldsProps = { of: PageSubmit; index: number; kind: SectionKind }

/** The fields of one section. */
export function SectionFields({ of, index, kind }: SectionFieldsProps) {
  const { inputs, hasPicture, hasRichText, items } = sectionForms[kind]
  const at = `sections.${index}`
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <EntryInputs of={of} at={at} schema={sectionSchemas[kind]} list={inputs} />
      {hasRichText && <Body of={of} at={at} />}
      {hasPicture && <PictureInput of={of} at={at} />}
      {items && isListed(kind) && <Items of={of} index={index} kind={kind} />}
    </div>
  )
}

type ListedKind = keyof typeof itemLimits
const isListed = (kind: SectionKind): kind is ListedKind => kind in itemLimits

function Body({ of, at }: { of: PageSubmit; at: string }) {
  const name = `${at}.body` as FieldPath<PageContentInput>
  const { field } = useController({ control: of.form.control, name })
  const id = of.idOf(name)
  return (
    <div className="sm:col-span-full">
      <RichText
        id={id}
        label="Text"
        value={String(field.value ?? '')}
        onChange={field.onChange}
        describedBy={`${id}-error`}
        isShort
      />
      <FieldError id={`${id}-error`} error={errorOf(of, name)} />
    </div>
  )
}

function Items({ of, index, kind }: { of: PageSubmit; index: number; kind: ListedKind }) {
  const at = `sections.${index}.items`
  const { fields, append, remove, move } = useFieldArray({
    control: of.form.control,
    name: at as FieldArrayPath<PageContentInput>,
  })
  const { max } = itemLimits[kind]
  const form = sectionForms[kind].items
  if (!form) return null
  const { noun, inputs, hasPicture, empty } = form
  return (
    <div className="sm:col-span-full">
      <ListEditor
        noun={noun}
        entries={fields}
        move={move}
        remove={remove}
        error={errorOf(of, at)}
        errorId={`${of.idOf(at)}-error`}
        add={
          fields.length >= max ? (
            <p className="text-sm text-muted">{countOf(max, noun)} is the maximum.</p>
          ) : (
            <Button look="secondary" onClick={() => append(empty as never)}>
              <Plus aria-hidden className="size-5" /> Add a {noun}
            </Button>
          )
        }
      >
        {(item) => (
          <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
            <EntryInputs of={of} at={`${at}.${item}`} schema={itemSchema(kind)} list={inputs} />
            {hasPicture && <PictureInput of={of} at={`${at}.${item}`} />}
          </div>
        )}
      </ListEditor>
    </div>
  )
}

const itemSchema = (kind: ListedKind): z.ZodType => sectionSchemas[kind].shape.items.element
