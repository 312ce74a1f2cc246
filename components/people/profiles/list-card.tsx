'use client'

import { ArrowLeft, ArrowRight, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type FieldErrors, type FieldPath, type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { ProfileFields } from '@/components/people/profiles/profile-form'
import { ShownList } from '@/components/people/profiles/profile-list'
import { SectionFrame } from '@/components/people/profiles/section-card'
import { Button } from '@/components/ui/button'
import { CheckboxField, Field, SelectField, TextAreaField } from '@/components/ui/field'
import { IconButton, ListEditor } from '@/components/ui/list-editor'
import { SuggestedField } from '@/components/ui/suggested-field'
import {
  authorizationOptions,
  distinct,
  MAX_ENTRIES,
  MAX_SKILL,
  type ProfileList,
  type ProfileLists,
} from '@/lib/people/profiles/lists'
import type { listSections } from '@/lib/people/profiles/sections'

type EntryList = Exclude<ProfileList, 'keySkills'>
type Section = (typeof listSections)[number]
type Form = UseFormReturn<ProfileFields>
type ListCardProps = {
  section: Section
  proposal: ReactNode
  isOpen: boolean
  onToggle: () => void
  form: Form
  errors: FieldErrors<ProfileFields>
}

const emptyEntries: { [Name in EntryList]: ProfileFields[Name][number] } = {
  positions: { title: '', company: '', from: '', to: '', isPresent: false, description: '' },
  degrees: { degree: '', school: '', year: '' },
  authorizations: { country: '', kind: '', until: '' },
}

export function ListCard({ section, proposal, isOpen, onToggle, form, errors }: ListCardProps) {
  const { name, title } = section
  const list = form.watch(name)
  return (
    <SectionFrame title={title} isOpen={isOpen} onToggle={onToggle} proposal={proposal}>
      {isOpen && <p className="mb-3 text-sm text-muted">{section.hint}</p>}
      {isOpen && name === 'keySkills' && <SkillEditor form={form} error={errors.keySkills?.message} />}
      {isOpen && name !== 'keySkills' && <EntryEditor name={name} noun={section.noun} form={form} errors={errors} />}
      {!isOpen &&
        (list.length > 0 ? (
          <ShownList name={name} lists={form.getValues() as ProfileLists} />
        ) : (
          <p className="text-muted">Nothing listed yet</p>
        ))}
    </SectionFrame>
  )
}

type EntryEditorProps = { name: EntryList; noun: string; form: Form; errors: FieldErrors<ProfileFields> }

function EntryEditor({ name, noun, form, errors }: EntryEditorProps) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
  const messages = errors[name] as { message?: string; root?: { message?: string } } | undefined
  return (
    <ListEditor
      noun={noun}
      entries={fields}
      move={move}
      remove={remove}
      error={messages?.message ?? messages?.root?.message}
      errorId={`list-${name}-error`}
      add={
        fields.length >= MAX_ENTRIES[name] ? (
          <p className="text-sm text-muted">{MAX_ENTRIES[name]} entries is the maximum.</p>
        ) : (
          <Button look="secondary" onClick={() => append(emptyEntries[name])}>
            <Plus aria-hidden className="size-5" /> Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
          </Button>
        )
      }
    >
      {(index) => <EntryInputs name={name} index={index} form={form} errors={errors} />}
    </ListEditor>
  )
}

type EntryInputsProps = { name: EntryList; index: number; form: Form; errors: FieldErrors<ProfileFields> }

function EntryInputs({ name, index, form, errors }: EntryInputsProps) {
  const entryErrors = errors[name]?.[index] as Record<string, { message?: string } | undefined> | undefined
  const shared = (key: string) => ({
    ...form.register(`${name}.${index}.${key}` as FieldPath<ProfileFields>),
    error: entryErrors?.[key]?.message,
  })
  const isPresent = name === 'positions' && form.watch(`positions.${index}.isPresent`)
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:items-start">
      {name === 'positions' && (
        <>
          <Field label="Job title" required autoComplete="organization-title" {...shared('title')} />
          <Field label="Company" required autoComplete="organization" {...shared('company')} />
          <Field label="From" type="month" placeholder="2021-04" required {...shared('from')} />
          {!isPresent && <Field label="To" type="month" placeholder="2024-09" required {...shared('to')} />}
          <CheckboxField label="I work here now" className="sm:col-span-2" {...shared('isPresent')} />
          <TextAreaField label="Description" isOptional rows={3} className="sm:col-span-2" {...shared('description')} />
        </>
      )}
      {name === 'degrees' && (
        <>
          <Field label="Degree" required {...shared('degree')} />
          <Field label="School" required {...shared('school')} />
          <Field label="Year" isOptional inputMode="numeric" placeholder="2019" {...shared('year')} />
        </>
      )}
      {name === 'authorizations' && (
        <>
          <Field label="Country" required autoComplete="off" {...shared('country')} />
          <SelectField
            label="Authorization"
            required
            options={authorizationOptions}
            placeholder="Choose one"
            {...shared('kind')}
          />
          <Field label="Valid until" type="month" isOptional placeholder="2027-06" {...shared('until')} />
        </>
      )}
    </div>
  )
}

const tooMany = `${MAX_ENTRIES.keySkills} skills is the most you can add.`

function SkillEditor({ form, error }: { form: Form; error: string | undefined }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const skills = form.watch('keySkills')
  const isFull = skills.length >= MAX_ENTRIES.keySkills

  function set(next: string[], text: string) {
    form.setValue('keySkills', next, { shouldDirty: true })
    form.clearErrors('keySkills')
    setAnnouncement(text)
  }

  function add(text: string) {
    const next = distinct([...skills, ...text.split(',')])
    const added = next.slice(skills.length)
    const isTooLong = added.some((skill) => skill.length > MAX_SKILL)
    const isTooMany = next.length > MAX_ENTRIES.keySkills
    setProblem(isTooLong ? `Use ${MAX_SKILL} characters or fewer per skill.` : isTooMany ? tooMany : undefined)
    if (isTooLong || isTooMany) return
    setTyped('')
    if (added.length > 0) set(next, `Added ${added.join(', ')}.`)
  }

  function addOnKey(event: KeyboardEvent<HTMLInputElement>) {
    const isChosen = event.defaultPrevented
    if (isChosen || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add(typed)
  }

  /** `by` is the button that moved the entry. It keeps the focus unless it's now disabled. */
  function moveTo(from: number, to: number, by: 'earlier' | 'later' | 'remove') {
    const next = skills.filter((_, index) => index !== from)
    next.splice(to, 0, skills[from] as string)
    set(next, `Moved ${skills[from]} to position ${to + 1} of ${skills.length}.`)
    const isAtEnd = to === 0 || to === skills.length - 1
    const way = by !== 'remove' && isAtEnd ? (to === 0 ? 'later' : 'earlier') : by
    requestAnimationFrame(() => {
      list.current?.querySelectorAll('[data-chip]')[to]?.querySelector<HTMLElement>(`[data-${way}]`)?.focus()
    })
  }

  function moveOnKey(event: KeyboardEvent, index: number) {
    const to = index + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0)
    if (to === index || to < 0 || to >= skills.length) return
    event.preventDefault()
    moveTo(index, to, 'remove')
  }

  function removeAt(index: number) {
    set(
      skills.filter((_, other) => other !== index),
      `Removed ${skills[index]}.`,
    )
    requestAnimationFrame(() => {
      const chips = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
      const next = chips[Math.min(index, chips.length - 1)] ?? list.current?.querySelector<HTMLElement>('input')
      next?.focus()
    })
  }

  return (
    <div ref={list} className="space-y-3">
      {skills.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-2">
            {skills.map((skill, index) => (
              <li
                key={skill}
                data-chip
                onKeyDown={(event) => moveOnKey(event, index)}
                className="inline-flex max-w-full items-center rounded-full bg-sunken pl-3.5"
              >
                <span className="min-w-0 py-1 break-words">{skill}</span>
                {index > 0 && (
                  <IconButton
                    data-earlier
                    label={`Move ${skill} earlier`}
                    onClick={() => moveTo(index, index - 1, 'earlier')}
                  >
                    <ArrowLeft aria-hidden className="size-4" />
                  </IconButton>
                )}
                {index < skills.length - 1 && (
                  <IconButton
                    data-later
                    label={`Move ${skill} later`}
                    onClick={() => moveTo(index, index + 1, 'later')}
                  >
                    <ArrowRight aria-hidden className="size-4" />
                  </IconButton>
                )}
                <IconButton data-remove aria-describedby={id} label={`Remove ${skill}`} onClick={() => removeAt(index)}>
                  <X aria-hidden className="size-4" />
                </IconButton>
              </li>
            ))}
          </ul>
          <p id={id} className="text-sm text-muted">
            Put your strongest skills first. You can also move a skill with the left and right arrow keys.
          </p>
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {isFull ? (
        <p className="text-sm text-muted">{tooMany}</p>
      ) : (
        <SuggestedField
          id={`${id}-add`}
          wanted="skills"
          onChoose={add}
          label="Add a skill"
          hint="Press Enter or type a comma to add it."
          error={problem ?? error}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnKey}
          onBlur={() => add(typed)}
          enterKeyHint="done"
          className="max-w-md"
        />
      )}
    </div>
  )
}
