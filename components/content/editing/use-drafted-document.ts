'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAdminId } from '@/components/console/lists/console-session'
import { useAnnounce } from '@/components/ui/announce'
import type { Message } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { clearFormDraft, storedFormDraft, storeFormDraft } from '@/lib/accounts/session/browser-state'
import { type ApiResponse, callApi } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'
import { redone, startHistory, undone, withEdit } from '@/lib/content/editing/history'
import type { Schedule } from '@/lib/content/editing/schema'

const DRAFT_AFTER_MS = 1_500
/** Browsers refuse larger bodies for requests that outlive the page. */
const MAX_KEEPALIVE = 60_000

/**
 * The drafts that this tab has stored, and when what a page was opened with was loaded. After Back, the router shows a
 * page as it was first loaded, without what has been stored since.
 */
const lastStored = new Map<string, { base: unknown; doc: unknown; at: number }>()
const loadedAt = new WeakMap<object, number>()

type Published = { version: number; schedule: Schedule }
type DraftedOptions<Doc extends Record<string, unknown>, Saved extends Published> = {
  /** The URL of the API: the draft is at `/draft` below it. */
  path: string
  opened: Saved
  /** What the editor starts with: their draft, or what is published. */
  initial: Doc
  hasDraft: boolean
  /** Whether someone has published since the draft was started. */
  isStale: boolean
  /** Suspends saving, for example while publishing. */
  isBusy: boolean
  /** The document as it's stored, or the errors by field that keep it from being stored. */
  check: (doc: Doc) => Checked<Doc>
  /** The same for publishing, which requires more than saving a draft. */
  toPublish: () => Promise<Checked<Doc>>
  showErrors: (errors: FieldErrors) => void
  /** Shows a document that the editor hasn't entered, such as after Undo. */
  show: (doc: Doc) => void
  /** What to continue from after publishing or discarding. */
  contentOf: (saved: Saved) => Doc
  /** Null if it was never published. */
  publishedOf: (saved: Saved) => Doc | null
  /** The editor's document with what someone else published since `base`. */
  merge: (base: Saved, mine: Doc, theirs: Saved) => Doc
  bodyOf: (doc: Doc) => object
  openPreview: () => void
  messages: { discarded: string; failure: string }
  say: (message: Message | null) => void
}

export type Checked<Doc> = { content: Doc; errors: null } | { content: null; errors: FieldErrors }

/**
 * The editing state of a page's document: undo and redo, a draft saved as the editor types, and what someone else
 * has published since. The form screens and editing on the page share it.
 */
export function useDraftedDocument<Doc extends Record<string, unknown>, Saved extends Published>(
  options: DraftedOptions<Doc, Saved>,
) {
  const {
    path,
    opened,
    initial,
    hasDraft,
    isStale,
    isBusy,
    check,
    toPublish,
    showErrors,
    show,
    contentOf,
    merge,
    bodyOf,
  } = options
  const { publishedOf, openPreview, messages, say } = options
  const router = useRouter()
  const announce = useAnnounce()
  const backup = `${useAdminId()}:${path}`
  const [base, setBase] = useState(opened)
  const [newer, setNewer] = useState<Saved | null>(isStale ? opened : null)
  const [history, setHistory] = useState(() => startHistory(initial))
  const [stored, setStored] = useState(() => JSON.stringify(initial))
  const sending = useRef<Promise<unknown>>(Promise.resolve())

  const doc = history.present
  const typed = JSON.stringify(doc)
  const isUnsaved = typed !== stored
  const isPublished = JSON.stringify(check(doc).content) === JSON.stringify(publishedOf(base))

  /** Records an edit. `field` groups what is typed into one field; null is a step of its own. */
  function change(next: Doc | ((before: Doc) => Doc), field: string | null) {
    const at = Date.now()
    setHistory((before) =>
      withEdit(before, structuredClone(typeof next === 'function' ? next(before.present) : next), field, at),
    )
  }

  function replace(next: Doc) {
    show(structuredClone(next))
    change(next, null)
  }

  function step(next: typeof history | null) {
    if (!next) return
    setHistory(next)
    show(structuredClone(next.present))
  }

  /** Saves one after another, so that an older draft never replaces a newer one. */
  async function store(): Promise<ApiResponse> {
    const { content, errors } = check(doc)
    if (errors) return { isOk: false, status: 400, message: Object.values(errors)[0] ?? '', errors, data: {} }
    const json = { version: base.version, ...bodyOf(content) }
    const keepalive = JSON.stringify(json).length < MAX_KEEPALIVE
    const saving = sending.current.then(() => callApi(`${path}/draft`, { method: 'PUT', keepalive, json }))
    sending.current = saving
    const response = await saving
    if (response.isOk) {
      lastStored.set(backup, { base, doc, at: performance.now() })
      setStored(typed)
      clearFormDraft(backup)
    }
    return response
  }

  const storeIfChanged = () => void (isUnsaved && !isBusy && store())
  const storeLater = useEffectEvent(storeIfChanged)
  useEffect(() => {
    if (typed === stored || isBusy) return
    const timer = setTimeout(() => storeLater(), DRAFT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, stored, isBusy])

  // Leaving doesn't wait for the server, so what isn't saved yet stays in this browser until it is.
  const leave = useEffectEvent(() => {
    if (!isUnsaved) return
    storeFormDraft(backup, { base, doc })
    store()
  })
  const resume = useEffectEvent(() => {
    const known = lastStored.get(backup)
    const isOutdated = known && known.at > (loadedAt.get(opened) ?? 0)
    const found = (storedFormDraft(backup)?.values ?? (isOutdated ? known : undefined)) as
      | { base?: Saved; doc: Doc }
      | undefined
    if (!found) return
    clearFormDraft(backup)
    // Earlier releases stored backups without what they're based on.
    const { base: from = base, doc: mine } = found
    if (from.version < opened.version) return showNewer(opened, { from, mine })
    setBase(from)
    replace(mine)
    if (mine === known?.doc) setStored(JSON.stringify(mine))
  })
  useEffect(() => {
    if (!loadedAt.has(opened)) loadedAt.set(opened, performance.now())
  }, [opened])
  useEffect(() => {
    resume()
    const hide = () => leave()
    addEventListener('pagehide', hide)
    return () => {
      removeEventListener('pagehide', hide)
      hide()
    }
  }, [])

  // Someone restored or published a version, and this page was refreshed.
  const follow = useEffectEvent(() => {
    if (opened.version <= base.version) return
    if (isUnsaved || hasDraft) showNewer(opened)
    else take(opened, { isFresh: true })
  })
  useEffect(() => {
    if (opened.version > 0) follow()
  }, [opened.version])

  /** Continues from what is published, such as after publishing or discarding the draft. */
  function take(saved: Saved, { isFresh = false } = {}) {
    const content = contentOf(saved)
    replace(content)
    setBase(saved)
    setNewer(null)
    setStored(JSON.stringify(content))
    clearFormDraft(backup)
    lastStored.delete(backup)
    if (!isFresh) router.refresh()
  }

  /** Adds what someone else published to the parts that the editor hasn't touched. */
  function showNewer(current: Saved, { from, mine } = { from: base, mine: doc }) {
    replace(merge(from, mine, current))
    setBase(current)
    setNewer(current)
  }

  /** Resolves when no draft is being saved. */
  const settled = () => sending.current

  const { act, busyWith } = useAction({
    call: async (what: 'preview' | 'discard') => {
      await sending.current
      return what === 'discard' ? callApi(`${path}/draft`, { method: 'DELETE' }) : store()
    },
    done: (_response, what) => {
      if (what === 'preview') openPreview()
      if (what === 'discard') take(base)
      return what === 'discard' ? messages.discarded : undefined
    },
    failed: ({ message, errors }) => {
      showErrors(errors)
      return message || messages.failure
    },
    say: (said) => {
      if (said?.tone === 'success') return announce(said)
      // No retry button, because it would resend the values of the first attempt.
      say(said && { tone: said.tone, text: said.text })
    },
    isQuiet: true,
  })

  return {
    base,
    newer,
    isPublished,
    isUnsaved,
    change,
    replace,
    take,
    showNewer,
    store,
    storeIfChanged,
    settled,
    /** For ScheduleControl. */
    schedule: {
      path,
      schedule: opened.schedule,
      version: base.version,
      toPublish: async (): Promise<Checked<object>> => {
        const checked = await toPublish()
        return checked.errors ? checked : { content: bodyOf(checked.content), errors: null }
      },
      settled,
      onConflict: showNewer,
      showErrors,
    },
    bar: {
      isPublished,
      isUnsaved,
      busyWith,
      preview: () => act('preview'),
      discard: () => act('discard'),
      undo: history.past.length > 0 ? () => step(undone(history)) : null,
      redo: history.future.length > 0 ? () => step(redone(history)) : null,
    },
  }
}

export type Drafted<Doc extends Record<string, unknown>, Saved extends Published> = ReturnType<
  typeof useDraftedDocument<Doc, Saved>
>
