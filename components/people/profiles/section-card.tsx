'use client'

import { Pencil, PencilOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { ProfileFields } from '@/components/people/profiles/profile-form'
import { Chips } from '@/components/people/profiles/profile-list'
import { Field, SelectField, TextAreaField } from '@/components/ui/field'
import { SuggestedField } from '@/components/ui/suggested-field'
import { distinct } from '@/lib/people/profiles/lists'
import { noticePeriodOptions } from '@/lib/people/profiles/schema'
import type { ProfileInput, ProfileSection } from '@/lib/people/profiles/sections'

type SectionCardProps = {
  section: ProfileSection
  proposal: ReactNode
  isOpen: boolean
  onToggle: () => void
  form: UseFormReturn<ProfileFields>
  errors: FieldErrors<ProfileFields>
}

export function SectionCard({
  section: { title, inputs },
  proposal,
  isOpen,
  onToggle,
  form,
  errors,
}: SectionCardProps) {
  return (
    <SectionFrame title={title} isOpen={isOpen} onToggle={onToggle} proposal={proposal}>
      <div
        className={`${inputs.length > 1 ? 'grid gap-x-6 gap-y-3 sm:grid-cols-2' : ''} ${isOpen && inputs.length === 1 ? '[&_label]:sr-only' : ''}`}
      >
        {inputs.map((input) =>
          isOpen ? (
            <SectionInput key={input.name} input={input} form={form} error={errors[input.name]?.message} />
          ) : (
            <SectionText
              key={input.name}
              label={inputs.length > 1 ? input.label : null}
              text={form.getValues(input.name)}
              isList={input.name === 'skills'}
            />
          ),
        )}
      </div>
    </SectionFrame>
  )
}

type SectionFrameProps = {
  title: string
  isOpen: boolean
  onToggle: () => void
  /** A value from the resume for the empty section. */
  proposal: ReactNode
  children: ReactNode
}

export function SectionFrame({ title, isOpen, onToggle, proposal, children }: SectionFrameProps) {
  const Icon = isOpen ? PencilOff : Pencil
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[11rem_1fr_auto]"
    >
      <h3 className="pt-2.5 font-sans text-base font-semibold tracking-normal">{title}</h3>
      <div className="max-md:order-last max-md:col-span-2 md:py-2.5">
        {children}
        {proposal && <div className="mt-2 max-w-reading">{proposal}</div>}
      </div>
      <button
        type="button"
        onClick={onToggle}
        aria-pressed={isOpen}
        aria-label={`Edit ${title}`}
        className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </section>
  )
}

type SectionTextProps = {
  label: string | null
  text: string
  isList: boolean
}

function SectionText({ label, text, isList }: SectionTextProps) {
  return (
    <div className="min-w-0">
      {label && <p className="text-sm text-muted">{label}</p>}
      {isList && text ? (
        <Chips words={distinct(text.split(','))} />
      ) : (
        <p className={`max-w-reading break-words whitespace-pre-line ${text ? '' : 'text-muted'}`}>
          {text || 'Not filled in yet'}
        </p>
      )}
    </div>
  )
}

type SectionInputProps = { input: ProfileInput; form: UseFormReturn<ProfileFields>; error: string | undefined }

function SectionInput({ input: { name, label, kind, hint }, form, error }: SectionInputProps) {
  const shared = { label, error, hint, ...form.register(name) }
  if (kind === 'text') return <TextAreaField {...shared} rows={5} />
  if (kind === 'line') return <Field {...shared} />
  if (kind === 'place') return <SuggestedField id={`profile-${name}`} {...shared} />
  return <SelectField {...shared} options={noticePeriodOptions} placeholder="Choose a notice period" />
}
