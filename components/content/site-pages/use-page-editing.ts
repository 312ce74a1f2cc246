'use client'

import { useEffect, useEffectEvent } from 'react'
import { type Checked, type Drafted, useDraftedDocument } from '@/components/content/editing/use-drafted-document'
import { pendingUploadResponse } from '@/components/content/editing/use-picture-upload'
import { useAnnounce } from '@/components/ui/announce'
import { messagesOf, pathsOf, problemsOf } from '@/components/ui/submit-form'
import { type Submit, showErrors, useSubmit } from '@/components/ui/use-submit'
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

type Answer = SitePage & { current?: SitePage }
export type PageToEdit = {
  opened: SitePage
  /** The editor's draft, and what was published when they started it. */
  draft: { version: number; content: PageContent; base: PageContent | null } | null
}
type Options = PageToEdit & {
  /** Shows the errors beside the fields at these paths, such as `sections.2.heading`. */
  showProblems: (paths: string[]) => void
  openPreview: () => void
}

/** The editing state of an added page. */
export function usePageEditing({ opened, draft, showProblems, openPreview }: Options) {
  const announce = useAnnounce()
  const path = `/api/site-pages/${opened.id}`
  const initial = initialContent(opened, draft)

  const page: Submit<PageContentInput, PageContent> = useSubmit<PageContentInput, PageContent, Answer>({
    schema: pageContentSchema,
    values: initial,
    call: async (content) => {
      const pending = pendingUploadResponse<Answer>()
      if (pending) return pending
      await drafted.settled()
      return callApi<Answer>(path, { method: 'PUT', json: { version: drafted.base.version, ...content } })
    },
    done: ({ data }) => {
      drafted.take(data)
      announce({ tone: 'success', text: messages.published })
    },
    failed: messages.failure,
    refused: ({ data: { current }, errors }) => {
      if (current) drafted.showNewer(current)
      showProblems(Object.keys(errors))
    },
    invalid: (errors) => {
      showProblems(pathsOf(page, errors))
    },
    shouldFocusError: false,
  })
  const { form, isBusy, say } = page

  const drafted: Drafted<PageContent, SitePage> = useDraftedDocument({
    path,
    opened,
    initial,
    hasDraft: draft !== null,
    isStale: draft !== null && draft.version < opened.version,
    isBusy,
    check,
    toPublish: () =>
      new Promise((resolve, reject) => {
        const submit = form.handleSubmit(
          (content) => resolve({ content, errors: null }),
          (errors) => resolve({ content: null, errors: messagesOf(page, errors) }),
        )
        submit().catch(reject)
      }),
    showErrors: (errors) => {
      showErrors(form, errors, { isFocused: false })
      showProblems(Object.keys(errors))
    },
    show: (doc) => form.reset(doc, { keepSubmitCount: true, keepIsSubmitted: true }),
    contentOf: ({ content, title }) => content ?? emptyContent(title),
    publishedOf: ({ content }) => content,
    merge: (base, mine, { content }) => (content ? mergeContent(base.content, mine, content) : mine),
    bodyOf: (doc) => doc,
    openPreview,
    messages,
    say,
  })

  const record = useEffectEvent((field: string) =>
    drafted.change(form.getValues() as PageContent, isList(field) ? null : field),
  )
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) record(name)
    })
    return unsubscribe
  }, [form])

  const problems = form.formState.isSubmitted ? problemsOf(page) : []
  return { page, drafted, problems }
}

function check(doc: PageContent): Checked<PageContent> {
  const { data, error } = draftContentSchema.safeParse(doc)
  if (data) return { content: data, errors: null }
  const errors = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
  return { content: null, errors }
}

const isList = (field: string) => /(^|\.)(sections|items)$/.test(field)

const emptyContent = (title: string): PageContent => ({ title, lead: '', metaTitle: '', description: '', sections: [] })

function initialContent({ content, title }: SitePage, draft: PageToEdit['draft']): PageContent {
  if (!draft) return content ?? emptyContent(title)
  return content ? mergeContent(draft.base, draft.content, content) : draft.content
}
