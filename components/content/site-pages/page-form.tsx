'use client'

import { useState } from 'react'
import { PublishBar } from '@/components/console/lists/publish-bar'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { ScheduleControl } from '@/components/content/editing/schedule-control'
import { pageInputs, type TopField } from '@/components/content/site-pages/page-inputs'
import { PATHS_LIST } from '@/components/content/site-pages/section-forms'
import { SectionList } from '@/components/content/site-pages/section-list'
import { type PageToEdit, usePageEditing } from '@/components/content/site-pages/use-page-editing'
import { ErrorSummary } from '@/components/ui/error-summary'
import { focusSoon } from '@/components/ui/focus-soon'
import { Form } from '@/components/ui/form'
import { Inputs } from '@/components/ui/submit-form'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'

type PageFormProps = PageToEdit & {
  /** The site's paths, for link fields. */
  paths: string[]
}

export function PageForm({ opened, draft, paths }: PageFormProps) {
  const [wrongSections, setWrongSections] = useState<{ places: string[] }>({ places: [] })
  const { page, drafted, problems } = usePageEditing({
    opened,
    draft,
    showProblems: showFields,
    openPreview: () => location.assign(`/site-pages/${opened.id}/preview`),
  })
  const { form, submit, message, isBusy } = page
  const newer = drafted.newer?.content ?? null

  /** Opens the sections with errors and focuses the first field. */
  function showFields(places: string[]) {
    setWrongSections({ places })
    const [first] = places
    if (first) focusSoon(() => document.getElementById(page.idOf(first)))
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
    <Form onSubmit={submit} onBlur={drafted.storeIfChanged} aria-label="Page" className="min-w-0 space-y-5">
      <ErrorSummary errors={problems} />
      <div className="grid gap-4">
        <Inputs of={page} list={pageInputs} hintOf={hintOf} />
      </div>
      <datalist id={PATHS_LIST}>
        {paths.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <SectionList of={page} newer={newer} wrong={wrongSections} />
      <PublishBar {...drafted.bar} message={message} isPublishing={isBusy} askDiscard={messages.askDiscard}>
        <ScheduleControl {...drafted.schedule} />
      </PublishBar>
    </Form>
  )
}
