'use client'

import { Pencil, PencilOff } from 'lucide-react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { Field, SelectField, TextAreaField } from '@/components/ui/field'
import { noticePeriodOptions, type ProfileField } from '@/lib/profiles/schema'
import type { ProfileInput, ProfileSection } from '@/lib/profiles/sections'

type Fields = Record<ProfileField, string>
type SectionCardProps = {
  section: ProfileSection
  isOpen: boolean
  onToggle: () => void
  form: UseFormReturn<Fields>
  errors: FieldErrors<Fields>
}

/** One section of the profile: what it says, or its inputs once its pen was pressed. */
export function SectionCard({ section: { title, inputs }, isOpen, onToggle, form, errors }: SectionCardProps) {
  const Icon = isOpen ? PencilOff : Pencil
  return (
    <section aria-label={title} className="rounded-card border border-line bg-raised p-5 shadow-card">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg font-semibold">{title}</h2>
        <button
          type="button"
          onClick={onToggle}
          aria-pressed={isOpen}
          aria-label={`Edit ${title}`}
          className="-my-1 grid size-11 place-items-center rounded-control text-accent hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
      <div className={inputs.length > 1 ? 'mt-3 grid gap-4 sm:grid-cols-2' : 'mt-3'}>
        {inputs.map((input) =>
          isOpen ? (
            <SectionInput key={input.name} input={input} form={form} error={errors[input.name]?.message} />
          ) : (
            <Shown key={input.name} label={inputs.length > 1 ? input.label : null} text={form.getValues(input.name)} />
          ),
        )}
      </div>
    </section>
  )
}

function Shown({ label, text }: { label: string | null; text: string }) {
  return (
    <div className="min-w-0">
      {label && <p className="text-sm text-muted">{label}</p>}
      <p className={`break-words whitespace-pre-line ${text ? '' : 'text-muted'}`}>{text || 'Not filled in yet'}</p>
    </div>
  )
}

type SectionInputProps = { input: ProfileInput; form: UseFormReturn<Fields>; error: string | undefined }

function SectionInput({ input: { name, label, kind, hint }, form, error }: SectionInputProps) {
  const shared = { label, error, hint, ...form.register(name) }
  if (kind === 'text') return <TextAreaField {...shared} rows={5} />
  if (kind === 'line') return <Field {...shared} />
  return <SelectField {...shared} options={noticePeriodOptions} placeholder="Choose a notice period" />
}
