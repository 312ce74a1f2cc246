'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { PATHS_LIST } from '@/components/content/site-pages/section-forms'
import { SectionList } from '@/components/content/site-pages/section-list'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { ErrorSummary } from '@/components/ui/error-summary'
import { TextAreaField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { MessageArea } from '@/components/ui/message-area'
import { type InputOf, Inputs, problemsOf } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { mergeContent } from '@/lib/content/site-pages/merge'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'
import type { SitePage } from '@/lib/content/site-pages/queries'
import {
  draftContentSchema,
  type PageContent,
  type PageContentInput,
  pageContentSchema,
} from '@/lib/content/site-pages/schema'

const DRAFT_AFTER_MS = 1_500
/** Browsers refuse larger bodies for requests that outlive the page. */
const MAX_KEEPALIVE = 60_000

type TopField = Exclude<keyof PageContent, 'sections'>
const inputs: (InputOf<PageContentInput> & { name: TopField })[] = [
  { name: 'title', label: 'Title' },
  {
    name: 'lead',
    label: 'Lead',
    as: TextAreaField,
    rows: 2,
    isOptional: true,
    hint: 'One or two sentences beside the title',
  },
  {
    name: 'description',
    label: 'Search engine description',
    as: TextAreaField,
    rows: 2,
    hint: 'What search engines show below the title. Up to 155 characters',
  },
  {
    name: 'metaTitle',
    label: 'Search engine title',
    isOptional: true,
    hint: 'If it should differ from the title. Up to 60 characters',
  },
]

type Answer = SitePage & { current?: SitePage }
type PageFormProps = {
  opened: SitePage
  /** The editor's draft, and what was published when they started it. */
  draft: { version: number; content: PageContent; base: PageContent | null } | null
  /** The site's paths, for link fields. */
  paths: string[]
}

export function PageForm({ opened, draft, paths }: PageFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const path = `/api/site-pages/${opened.id}`
  const isStale = draft !== null && draft.version < opened.version
  const [base, setBase] = useState(opened)
  const [newer, setNewer] = useState<PageContent | null>(isStale ? opened.content : null)
  const [initial] = useState(() => initialContent(opened, draft))
  const [stored, setStored] = useState(() => JSON.stringify(initial))
  const [isPublished, setPublished] = useState(() => JSON.stringify(initial) === JSON.stringify(opened.content))
  const [isAsking, setAsking] = useState(false)
  const [wrongSections, setWrongSections] = useState<{ places: string[] }>({ places: [] })

  const page = useSubmit<PageContentInput, PageContent, Answer>({
    schema: pageContentSchema,
    values: initial,
    call: (content) => callApi<Answer>(path, { method: 'PUT', json: { version: base.version, ...content } }),
    done: ({ data }) => {
      take(data)
      announce({ tone: 'success', text: messages.published })
      return undefined
    },
    failed: messages.failure,
    refused: ({ data: { current }, errors }) => {
      if (current) meet(current)
      show(Object.keys(errors))
    },
    invalid: () => {
      show(problemsOf(page).map(({ id }) => id.replace(page.idOf(''), '')))
      return undefined
    },
    shouldFocusError: false,
  })
  const { form, submit, message, say, isBusy } = page
  const problems = form.formState.isSubmitted ? problemsOf(page) : []

  const { act, busyWith } = useAction({
    call: async (step: 'preview' | 'discard') =>
      step === 'discard' ? callApi(`${path}/draft`, { method: 'DELETE' }) : storeDraft(),
    done: (_response, step) => {
      if (step === 'preview') location.assign(`/site-pages/${opened.id}/preview`)
      if (step === 'discard') take(base)
      return step === 'discard' ? messages.discarded : undefined
    },
    failed: ({ message: text }) => text || messages.failure,
    say: (said) => (said?.tone === 'success' ? announce(said) : say(said)),
    isQuiet: true,
  })

  /** What has been entered, as it's stored. */
  const typed = () => draftContentSchema.safeParse(form.getValues())

  async function storeDraft() {
    const content = typed()
    if (!content.success)
      return { isOk: false, status: 400, message: content.error.issues[0]?.message ?? '', errors: {}, data: {} }
    const text = JSON.stringify(content.data)
    const response = await callApi(`${path}/draft`, {
      method: 'PUT',
      keepalive: text.length < MAX_KEEPALIVE,
      json: { version: base.version, ...content.data },
    })
    if (response.isOk) setStored(text)
    return response
  }

  const values = JSON.stringify(form.watch())
  function storeIfChanged() {
    const content = typed()
    if (!content.success) return
    const text = JSON.stringify(content.data)
    setPublished(text === JSON.stringify(base.content))
    if (text !== stored && !isBusy) storeDraft()
  }
  const storeLater = useEffectEvent(storeIfChanged)
  useEffect(() => {
    if (!values) return
    const timer = setTimeout(() => storeLater(), DRAFT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [values])

  // Someone restored or published a version, and this page was refreshed.
  const follow = useEffectEvent(() => {
    if (opened.version <= base.version) return
    const content = typed()
    if (!content.success || JSON.stringify(content.data) !== stored || draft) meet(opened)
    else take(opened, { isFresh: true })
  })
  useEffect(() => {
    if (opened.version > 0) follow()
  }, [opened.version])

  /** Opens the sections with errors and focuses the first field. */
  function show(paths: string[]) {
    setWrongSections({ places: paths })
    requestAnimationFrame(() => {
      const wrong = problemsOf(page)[0]
      const field = wrong && document.getElementById(wrong.id)
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    })
  }

  function take(saved: SitePage, { isFresh = false } = {}) {
    const content = saved.content ?? emptyContent(saved.title)
    form.reset(content)
    setBase(saved)
    setNewer(null)
    setStored(JSON.stringify(content))
    setPublished(saved.content !== null)
    if (!isFresh) router.refresh()
  }

  function meet(current: SitePage) {
    const content = typed()
    if (!current.content || !content.success) return
    form.reset(mergeContent(base.content, content.data, current.content), { keepSubmitCount: true })
    setBase(current)
    setNewer(current.content)
  }

  const hintOf = (name: string, label: string) => {
    const theirs = newer?.[name as TopField]
    if (theirs === undefined || theirs === form.watch(name as TopField)) return null
    return (
      <NewerValue
        label={label}
        value={theirs}
        onTake={() => form.setValue(name as TopField, theirs, { shouldDirty: true })}
      />
    )
  }

  return (
    <Form onSubmit={submit} onBlur={storeIfChanged} aria-label="Page" className="min-w-0 space-y-5">
      <ErrorSummary errors={problems} />
      <div className="grid gap-4">
        <Inputs of={page} list={inputs} hintOf={hintOf} />
      </div>
      <datalist id={PATHS_LIST}>
        {paths.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <SectionList of={page} newer={newer} wrong={wrongSections} />
      <div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-surface py-4">
        <MessageArea message={message} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={isBusy}>
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
            {isPublished ? 'Published.' : 'Not published yet. Your draft is saved as you type.'}
          </p>
        </div>
      </div>
      <ConfirmDialog
        title="Discard draft"
        question={messages.askDiscard}
        confirmLabel="Discard"
        isOpen={isAsking}
        isBusy={busyWith === 'discard'}
        onConfirm={() => act('discard').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Form>
  )
}

const emptyContent = (title: string): PageContent => ({ title, lead: '', metaTitle: '', description: '', sections: [] })

function initialContent({ content, title }: SitePage, draft: PageFormProps['draft']): PageContent {
  if (!draft) return content ?? emptyContent(title)
  return content ? mergeContent(draft.base, draft.content, content) : draft.content
}
