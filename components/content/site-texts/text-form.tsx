'use client'

import { ChevronDown, RotateCcw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, TextAreaField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { checkTexts } from '@/lib/content/site-texts/check'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import type { TextField, Texts } from '@/lib/content/site-texts/pages'
import type { SiteTexts } from '@/lib/content/site-texts/queries'

const DRAFT_AFTER_MS = 1_500

type Step = 'publish' | 'preview' | 'discard'
type Answer = SiteTexts & { current?: SiteTexts }

type TextFormProps = {
  slug: string
  fields: TextField[]
  opened: SiteTexts
  draft: { version: number; texts: Texts } | null
}

export function TextForm({ slug, fields, opened, draft }: TextFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const path = `/api/site-texts/${slug}`
  const valuesOf = (texts: Texts) => Object.fromEntries(fields.map(({ key, text }) => [key, texts[key] ?? text]))
  // A newer version that someone else published is shown next to the draft. Publishing the draft replaces it.
  const [base, setBase] = useState(opened)
  const [newer, setNewer] = useState<SiteTexts | null>(draft && draft.version < opened.version ? opened : null)
  const [values, setValues] = useState<Texts>(() => valuesOf(draft?.texts ?? opened.texts))
  const [errors, setErrors] = useState<Texts>({})
  const [message, setMessage] = useState<Message | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [stored, setStored] = useState(() => JSON.stringify(valuesOf(draft?.texts ?? opened.texts)))

  const groups = [...new Set(fields.map(({ group }) => group))]
  const isChanged = ({ key, text }: TextField) => values[key] !== text
  const changed = fields.filter(isChanged)
  const texts = Object.fromEntries(changed.map(({ key }) => [key, values[key] ?? '']))
  const [open, setOpen] = useState(() => new Set([groups[0], ...changed.map(({ group }) => group)]))
  const isPublished = JSON.stringify(values) === JSON.stringify(valuesOf(base.texts))

  const { act, isBusy, busyWith } = useAction({
    call: async (step: Step) => {
      if (step === 'discard') return callApi<Answer>(`${path}/draft`, { method: 'DELETE' })
      const found = checkTexts(fields, texts).errors
      const text = Object.values(found)[0]
      if (text) return { isOk: false, status: 400, message: text, errors: found, data: {} as Answer }
      const json = { version: base.version, texts }
      return callApi<Answer>(step === 'publish' ? path : `${path}/draft`, { method: 'PUT', json })
    },
    done: ({ data }, step) => {
      if (step === 'preview') location.assign(`/site-texts/${slug}/preview`)
      if (step === 'publish') take(data)
      if (step === 'discard') take(base)
      return { publish: siteTextMessages.published, preview: undefined, discard: siteTextMessages.discarded }[step]
    },
    failed: ({ errors: found, message: text, data: { current } }) => {
      if (current) meet(current)
      showErrors(found)
      return text || siteTextMessages.failure
    },
    say: (said) => {
      if (said?.tone === 'success') return announce(said)
      // No retry button, because it would resend the values of the first attempt.
      setMessage(said && { tone: said.tone, text: said.text })
    },
    isQuiet: true,
  })

  const typed = JSON.stringify(values)
  const isUnsaved = typed !== stored
  async function keepDraft() {
    if (Object.keys(checkTexts(fields, texts).errors).length > 0) return
    const json = { version: base.version, texts }
    const { isOk } = await callApi(`${path}/draft`, { method: 'PUT', keepalive: true, json })
    if (isOk) setStored(typed)
  }
  const keepLater = useEffectEvent(keepDraft)

  useEffect(() => {
    if (typed === stored || isBusy) return
    const timer = setTimeout(() => keepLater(), DRAFT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, stored, isBusy])

  function change(key: string, value: string) {
    setValues({ ...values, [key]: value })
    if (errors[key]) setErrors({ ...errors, [key]: '' })
  }

  function showErrors(found: Texts) {
    setErrors(found)
    const wrong = fields.filter(({ key }) => found[key])
    setOpen(new Set([...open, ...wrong.map(({ group }) => group)]))
    const first = wrong[0]?.key
    if (first) requestAnimationFrame(() => document.getElementById(`field-${first}`)?.focus())
  }

  /** Updates unedited fields to the published text, and shows it next to edited ones. */
  function meet(current: SiteTexts) {
    const [before, theirs] = [valuesOf(base.texts), valuesOf(current.texts)]
    setValues(
      Object.fromEntries(
        fields.map(({ key }) => [key, (values[key] === before[key] ? theirs[key] : values[key]) ?? '']),
      ),
    )
    setBase(current)
    setNewer(current)
  }

  function take(texts: SiteTexts) {
    const next = valuesOf(texts.texts)
    setBase(texts)
    setNewer(null)
    setValues(next)
    setStored(JSON.stringify(next))
    setErrors({})
    router.refresh()
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Page content"
      onBlur={() => isUnsaved && !isBusy && keepDraft()}
      onSubmit={(event) => {
        event.preventDefault()
        act('publish')
      }}
    >
      {groups.map((group) => {
        const own = fields.filter((field) => field.group === group)
        const count = own.filter(isChanged).length
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
      <div className="sticky bottom-0 z-10 mt-4 grid gap-3 border-t border-line bg-surface py-4">
        <MessageArea message={message} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={busyWith === 'publish'}>
            Publish
          </Button>
          <Button look="secondary" isBusy={busyWith === 'preview'} onClick={() => act('preview')}>
            Preview
          </Button>
          {!isPublished && (
            <Button look="quiet" onClick={() => setAsking(true)}>
              Discard draft
            </Button>
          )}
          <p className="text-sm text-muted" aria-live="polite">
            {isPublished ? 'Published.' : isUnsaved ? 'Not published yet.' : 'Not published yet. Your draft is saved.'}
          </p>
        </div>
      </div>
      <ConfirmDialog
        title="Discard draft"
        question={siteTextMessages.askDiscard}
        confirmLabel="Discard"
        isOpen={isAsking}
        isBusy={busyWith === 'discard'}
        onConfirm={() => act('discard').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
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

function TextInput({ field: { key, label, isLine, text }, value, error, theirs, onChange }: TextInputProps) {
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
