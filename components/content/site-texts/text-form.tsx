'use client'

import { ChevronDown, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { PublishBar } from '@/components/console/lists/publish-bar'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { type TextsToEdit, useTextEditing } from '@/components/content/site-texts/use-text-editing'
import { Badge } from '@/components/ui/badge'
import { Field, TextAreaField } from '@/components/ui/field'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import type { TextField } from '@/lib/content/site-texts/pages'

export function TextForm(props: TextsToEdit) {
  const { fields } = props
  const { values, changed, errors, change, drafted, publish, isPublishing, message } = useTextEditing({
    ...props,
    showProblems: showFields,
    openPreview: () => location.assign(`/site-texts/${props.slug}/preview`),
  })
  const newer = drafted.newer

  const groups = [...new Set(fields.map(({ group }) => group))]
  const [open, setOpen] = useState(() => new Set([groups[0], ...changed.map(({ group }) => group)]))

  /** Opens the groups with errors and focuses the first field. */
  function showFields(keys: string[]) {
    const wrong = fields.filter(({ key }) => keys.includes(key))
    setOpen(new Set([...open, ...wrong.map(({ group }) => group)]))
    const first = wrong[0]?.key
    if (first) requestAnimationFrame(() => document.getElementById(`field-${first}`)?.focus())
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Page content"
      onBlur={drafted.storeIfChanged}
      onSubmit={(event) => {
        event.preventDefault()
        publish()
      }}
    >
      {groups.map((group) => {
        const own = fields.filter((field) => field.group === group)
        const count = own.filter((field) => changed.includes(field)).length
        return (
          <details
            key={group}
            open={open.has(group)}
            onToggle={({ currentTarget: { open: isOpen } }) =>
              setOpen((before) => new Set(isOpen ? [...before, group] : [...before].filter((other) => other !== group)))
            }
            className="group border-b border-line py-1"
          >
            <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control font-semibold">
              <span className="min-w-0 flex-1 break-words">{group}</span>
              <ChevronDown aria-hidden className="order-last size-5 shrink-0 text-muted group-open:rotate-180" />
              {count > 0 && <Badge tone="brand">{count === 1 ? '1 changed' : `${count} changed`}</Badge>}
            </summary>
            <div className="grid gap-4 pt-2 pb-5">
              {own.map((field) => (
                <TextInput
                  key={field.key}
                  field={field}
                  value={values[field.key] ?? ''}
                  error={errors[field.key] || undefined}
                  theirs={newer ? (newer.texts[field.key] ?? field.text) : null}
                  onChange={(value) => change(field.key, value)}
                />
              ))}
            </div>
          </details>
        )
      })}
      <PublishBar
        {...drafted.bar}
        message={message}
        isPublishing={isPublishing}
        askDiscard={siteTextMessages.askDiscard}
      />
    </form>
  )
}

type TextInputProps = {
  field: TextField
  value: string
  error: string | undefined
  theirs: string | null
  onChange: (value: string) => void
}

export function TextInput({ field: { key, label, isLine, text }, value, error, theirs, onChange }: TextInputProps) {
  const Input = isLine ? Field : TextAreaField
  const isOwn = value === text
  return (
    <div>
      <Input
        id={`field-${key}`}
        label={label}
        value={value}
        error={error}
        {...(!isLine && { rows: Math.min(8, Math.max(2, Math.ceil(value.length / 60))) })}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      {theirs !== null && theirs !== value && (
        <NewerValue label={label} value={theirs} onTake={() => onChange(theirs)} />
      )}
      {!isOwn && (
        <div className="mt-1.5 flex flex-wrap items-start gap-x-4 text-sm text-muted">
          <p className="min-w-0 flex-1 basis-60 py-2.5 wrap-anywhere">Default: {text}</p>
          <button
            type="button"
            onClick={() => {
              onChange(text)
              document.getElementById(`field-${key}`)?.focus()
            }}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4"
          >
            <RotateCcw aria-hidden className="size-4" /> Reset to default
            <span className="sr-only"> of {label}</span>
          </button>
        </div>
      )}
    </div>
  )
}
