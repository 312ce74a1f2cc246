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
import { callApi } from '@/lib/api/client'
import { checkTexts } from '@/lib/content/site-texts/check'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import type { TextField, Texts } from '@/lib/content/site-texts/pages'
import type { SiteTexts } from '@/lib/content/site-texts/queries'

const DRAFT_AFTER_MS = 1_500

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
  // A draft of an older version is published on top of what someone else has published since, which is shown beside it.
  const [base, setBase] = useState(opened)
  const [newer, setNewer] = useState<SiteTexts | null>(draft && draft.version < opened.version ? opened : null)
  const [values, setValues] = useState<Texts>(() => valuesOf(draft?.texts ?? opened.texts))
  const [errors, setErrors] = useState<Texts>({})
  const [message, setMessage] = useState<Message | null>(null)
  const [busy, setBusy] = useState<'publish' | 'preview' | 'discard' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [stored, setStored] = useState(() => JSON.stringify(valuesOf(draft?.texts ?? opened.texts)))

  const groups = [...new Set(fields.map(({ group }) => group))]
  const isChanged = ({ key, text }: TextField) => values[key] !== text
  const changed = fields.filter(isChanged)
  const texts = Object.fromEntries(changed.map(({ key }) => [key, values[key] ?? '']))
  const [open, setOpen] = useState(() => new Set([groups[0], ...changed.map(({ group }) => group)]))
  const isPublished = JSON.stringify(values) === JSON.stringify(valuesOf(base.texts))

  const typed = JSON.stringify(values)
  const isUnsaved = typed !== stored
  async function keepDraft() {
    if (Object.keys(checkTexts(fields, texts).errors).length > 0) return
    const response = await callApi(`${path}/draft`, {
      method: 'PUT',
      keepalive: true,
      json: { version: base.version, texts },
    }).catch(() => null)
    if (response?.isOk) setStored(typed)
  }
  const keepLater = useEffectEvent(keepDraft)

  useEffect(() => {
    if (typed === stored || busy) return
    const timer = setTimeout(() => keepLater(), DRAFT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, stored, busy])

  function change(key: string, value: string) {
    setValues({ ...values, [key]: value })
    if (errors[key]) setErrors({ ...errors, [key]: '' })
  }

  /** Sends the texts. Returns false if they are refused, with errors beside the fields. */
  async function send(kind: 'publish' | 'preview') {
    setMessage(null)
    const found = checkTexts(fields, texts).errors
    if (Object.keys(found).length > 0) return refuse(found, Object.values(found)[0] ?? '')
    setBusy(kind)
    const response = await callApi<SiteTexts & { current?: SiteTexts }>(kind === 'publish' ? path : `${path}/draft`, {
      method: 'PUT',
      json: { version: base.version, texts },
    }).catch(() => null)
    setBusy(null)
    if (response?.isOk) return response.data
    if (response?.data.current) meet(response.data.current)
    return refuse(response?.errors ?? {}, response?.message || siteTextMessages.failure)
  }

  function refuse(found: Texts, text: string): null {
    setErrors(found)
    setMessage({ tone: 'error', text })
    const wrong = fields.filter(({ key }) => found[key])
    setOpen(new Set([...open, ...wrong.map(({ group }) => group)]))
    const first = wrong[0]?.key
    if (first) requestAnimationFrame(() => document.getElementById(`field-${first}`)?.focus())
    return null
  }

  /** Unedited fields get the published text; edited ones show it beside them. */
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

  async function publish() {
    const published = await send('publish')
    if (!published) return
    take(published)
    announce({ tone: 'success', text: siteTextMessages.published })
  }

  async function preview() {
    if (await send('preview')) location.assign(`/site-texts/${slug}/preview`)
  }

  async function discard() {
    setBusy('discard')
    const response = await callApi(`${path}/draft`, { method: 'DELETE' }).catch(() => null)
    setBusy(null)
    setAsking(false)
    if (!response?.isOk) return announce({ tone: 'error', text: response?.message || siteTextMessages.failure })
    take(base)
    announce({ tone: 'success', text: siteTextMessages.discarded })
  }

  function take(texts: SiteTexts) {
    const next = valuesOf(texts.texts)
    setBase(texts)
    setNewer(null)
    setValues(next)
    setStored(JSON.stringify(next))
    setErrors({})
    setMessage(null)
    router.refresh()
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Page content"
      onBlur={() => isUnsaved && !busy && keepDraft()}
      onSubmit={(event) => {
        event.preventDefault()
        publish()
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
          <Button type="submit" isBusy={busy === 'publish'}>
            Publish
          </Button>
          <Button look="secondary" isBusy={busy === 'preview'} onClick={preview}>
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
        isBusy={busy === 'discard'}
        onConfirm={discard}
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
