'use client'

import { useState } from 'react'
import { type Checked, type Drafted, useDraftedDocument } from '@/components/content/editing/use-drafted-document'
import { pendingUploadResponse } from '@/components/content/editing/use-picture-upload'
import { useAnnounce } from '@/components/ui/announce'
import type { Message } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import type { StoredPicture } from '@/lib/content/pages/schema'
import { checkTexts } from '@/lib/content/site-texts/check'
import { siteTextMessages as messages } from '@/lib/content/site-texts/messages'
import type { TextField, Texts } from '@/lib/content/site-texts/pages'
import { altKeyOf, pictureText } from '@/lib/content/site-texts/pictures'
import type { SiteTexts } from '@/lib/content/site-texts/queries'

type Answer = SiteTexts & { current?: SiteTexts }
export type TextsToEdit = {
  slug: string
  fields: TextField[]
  opened: SiteTexts
  /** The editor's draft, and what was published when they started it. */
  draft: { version: number; texts: Texts; base: Texts } | null
}
type Options = TextsToEdit & {
  /** Shows the errors beside the fields with these keys. */
  showProblems: (keys: string[]) => void
  openPreview: () => void
}

/** The editing state of a built-in page's texts. */
export function useTextEditing({ slug, fields, opened, draft, showProblems, openPreview }: Options) {
  const announce = useAnnounce()
  const path = `/api/site-texts/${slug}`
  const valuesOf = ({ texts }: { texts: Texts }): Texts =>
    Object.fromEntries(fields.map(({ key, text }) => [key, texts[key] ?? text]))
  const changedIn = (values: Texts) => fields.filter(({ key, text }) => values[key] !== text)
  const textsIn = (values: Texts): Texts =>
    Object.fromEntries(changedIn(values).map(({ key }) => [key, values[key] ?? '']))
  const errorsIn = (values: Texts) => checkTexts(fields, textsIn(values)).errors

  const check = (doc: Texts): Checked<Texts> => {
    const found = errorsIn(doc)
    return Object.keys(found).length > 0 ? { content: null, errors: found } : { content: doc, errors: null }
  }

  /** Updates unedited fields to the published text, which is also shown next to edited ones. */
  const merge = (base: { texts: Texts }, mine: Texts, current: { texts: Texts }): Texts => {
    const [before, theirs] = [valuesOf(base), valuesOf(current)]
    return Object.fromEntries(
      fields.map(({ key }) => [key, (mine[key] === before[key] ? theirs[key] : mine[key]) ?? '']),
    )
  }

  const initial = draft ? merge({ texts: draft.base }, valuesOf(draft), opened) : valuesOf(opened)
  const [values, setValues] = useState<Texts>(initial)
  const [errors, setErrors] = useState<Texts>({})
  const [message, setMessage] = useState<Message | null>(null)

  const { act: publish, isBusy: isPublishing } = useAction<void, Answer>({
    call: async () => {
      const pending = pendingUploadResponse<Answer>()
      if (pending) return pending
      const found = errorsIn(values)
      const text = Object.values(found)[0]
      if (text) return { isOk: false, status: 400, message: text, errors: found, data: {} as Answer }
      await drafted.settled()
      return callApi<Answer>(path, { method: 'PUT', json: { version: drafted.base.version, texts: textsIn(values) } })
    },
    done: ({ data }) => {
      drafted.take(data)
      setErrors({})
      return messages.published
    },
    failed: ({ errors: found, message: text, data: { current } }) => {
      if (current) drafted.showNewer(current)
      refuse(found)
      return text || messages.failure
    },
    say: (said) => {
      if (said?.tone === 'success') return announce(said)
      // No retry button, because it would resend the values of the first attempt.
      setMessage(said && { tone: said.tone, text: said.text })
    },
    isQuiet: true,
  })

  const drafted: Drafted<Texts, SiteTexts> = useDraftedDocument({
    path,
    opened,
    initial,
    hasDraft: draft !== null,
    isStale: draft !== null && draft.version < opened.version,
    isBusy: isPublishing,
    check,
    toPublish: async () => check(values),
    showErrors: refuse,
    show: (doc) => {
      setValues(doc)
      setErrors({})
    },
    contentOf: valuesOf,
    publishedOf: valuesOf,
    merge,
    bodyOf: (doc) => ({ texts: textsIn(doc) }),
    openPreview,
    messages,
    say: setMessage,
  })

  function refuse(found: Texts) {
    setErrors(found)
    showProblems(Object.keys(found))
  }

  function change(key: string, value: string) {
    edit({ [key]: value }, key)
  }

  /** Replaces an image and clears its description, which was about the old one. */
  function replacePicture(key: string, picture: StoredPicture) {
    edit({ [key]: pictureText(picture), ...(hasField(altKeyOf(key)) && { [altKeyOf(key)]: '' }) }, null)
  }

  /** Returns to the default, for an image together with its description. */
  function reset({ key }: TextField) {
    const own = fields.filter((field) => [key, altKeyOf(key)].includes(field.key))
    edit(Object.fromEntries(own.map((field) => [field.key, field.original])), null)
  }

  const hasField = (name: string) => fields.some(({ key }) => key === name)

  function edit(changes: Texts, field: string | null) {
    const apply = (before: Texts): Texts => ({ ...before, ...changes })
    setValues(apply)
    drafted.change(apply, field)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in changes))))
  }

  /** A field's text in a version that someone else published. */
  const theirsOf = ({ key, text }: TextField) => drafted.newer && (drafted.newer.texts[key] ?? text)

  return {
    values,
    changed: changedIn(values),
    errors,
    change,
    replacePicture,
    reset,
    theirsOf,
    drafted,
    publish,
    isPublishing,
    message,
  }
}

export type TextEditing = ReturnType<typeof useTextEditing>
