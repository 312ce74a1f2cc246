'use client'

import { Fragment } from 'react'
import { SkillsFound } from '@/components/hiring/employers/skills-found'
import { useHireEditing, useHireField } from '@/components/hiring/employers/use-hire-field'
import { Field, SelectField, TextAreaField } from '@/components/ui/field'
import { SuggestedField } from '@/components/ui/suggested-field'
import { type FormSection, optionsOf } from '@/lib/jobs/postings/field'
import { type FieldName, fieldOf, namesIn } from '@/lib/jobs/postings/fields'

export function HireInputs({ section }: { section: FormSection }) {
  return namesIn(section).map((name) => (
    <Fragment key={name}>
      <HireInput name={name} />
      {name === 'qualification' && <SkillsFound />}
    </Fragment>
  ))
}

export function HireInput({ name }: { name: FieldName }) {
  const isEditing = useHireEditing() !== null
  const field = useHireField()
  const { label, input } = fieldOf(name)
  if (!input) return null
  const { control = 'line', rows, hint, fixed, attributes, isOptional, isWide, checkedWith, suggests } = input
  const common = {
    label: input.label ?? label,
    ...(isOptional ? { isOptional } : { required: true }),
    ...(isWide && { className: 'sm:col-span-2' }),
    ...(hint && { hint }),
    ...field(name, checkedWith),
  }
  if (control === 'paragraph') return <TextAreaField rows={rows} {...common} />
  if (control === 'select')
    return (
      <SelectField options={optionsOf(input) ?? []} placeholder={isOptional ? 'Not stated' : 'Choose'} {...common} />
    )
  const line = { ...attributes, ...common, ...(fixed && isEditing && { readOnly: true, hint: fixed }) }
  if (suggests) return <SuggestedField wanted={suggests} isList={suggests === 'locations'} {...line} />
  return <Field {...line} />
}
