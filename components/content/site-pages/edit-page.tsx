'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PublishBar } from '@/components/console/lists/publish-bar'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { RichText } from '@/components/content/blogs/rich-text'
import { EditableText, TextError } from '@/components/content/editing/editable-text'
import { PreviewDialog } from '@/components/content/editing/preview-dialog'
import { ScheduleControl } from '@/components/content/editing/schedule-control'
import { useUndoKeys } from '@/components/content/editing/use-undo-keys'
import { NewestJobs, type NewestJobsProps } from '@/components/content/home/newest-jobs'
import { DragSections, EndOfSections } from '@/components/content/site-pages/drag-sections'
import { EditDialog, type Opened } from '@/components/content/site-pages/edit-dialog'
import { EditablePicture } from '@/components/content/site-pages/editable-picture'
import { PageHead, Section } from '@/components/content/site-pages/page-sections'
import { SectionControls } from '@/components/content/site-pages/section-controls'
import { newSection } from '@/components/content/site-pages/section-forms'
import type { Slots } from '@/components/content/site-pages/slots'
import { textAt } from '@/components/content/site-pages/text-fields'
import { type PageToEdit, usePageEditing } from '@/components/content/site-pages/use-page-editing'
import { Button } from '@/components/ui/button'
import { focusSoon } from '@/components/ui/focus-soon'
import { Form } from '@/components/ui/form'
import { errorOf } from '@/components/ui/submit-form'
import { sectionName, sectionText } from '@/lib/content/site-pages/changes'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'
import { MAX_SECTIONS, type PageContent, type SectionKind } from '@/lib/content/site-pages/schema'

type ShownJobs = Pick<NewestJobsProps, 'all' | 'href' | 'jobs' | 'now'>
type EditPageProps = PageToEdit & {
  paths: string[]
  /** The jobs of each jobs section by its id, and the newest jobs for added ones. */
  jobs: { bySection: Record<string, ShownJobs>; newest: ShownJobs }
}

/** A page that is edited where visitors read it. */
export function EditPage({ opened, draft, paths, jobs }: EditPageProps) {
  const [dialog, setDialog] = useState<Opened | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const [said, setSaid] = useState('')
  const { page, drafted } = usePageEditing({
    opened,
    draft,
    showProblems,
    openPreview: () => setPreviewing(true),
  })
  const { form } = page
  const content = form.watch() as PageContent
  const { sections } = content
  useUndoKeys(drafted.bar)

  /** Focuses the first field with an error. Opens the fields that aren't on the page, such as links. */
  function showProblems([path]: string[]) {
    if (!path) return
    requestAnimationFrame(() => {
      const field = document.getElementById(`text-${path}`)
      if (field) return field.focus()
      const index = /^sections\.(\d+)\./.exec(path)?.[1]
      if (index !== undefined) setDialog({ kind: 'section', index: Number(index), focus: path })
      else if (path !== 'sections') setDialog({ kind: 'page', focus: path })
    })
  }

  function set(path: string, value: string) {
    const isWrong = errorOf(page, path) !== undefined || value.length > MAX_UNCHECKED
    form.setValue(path as 'title', value, { shouldDirty: true, shouldValidate: isWrong || form.formState.isSubmitted })
  }

  const arrange = (next: PageContent['sections']) => drafted.replace({ ...content, sections: next })

  function move(from: number, to: number) {
    const section = sections[from]
    if (!section || to < 0 || to >= sections.length) return
    arrange(sections.toSpliced(from, 1).toSpliced(to, 0, section))
    setSaid(`Moved to position ${to + 1} of ${sections.length}.`)
    focusIn(section.id, `[data-move="${to > from ? 'down' : 'up'}"]`)
  }

  function remove(index: number) {
    arrange(sections.toSpliced(index, 1))
    setSaid(`Section ${index + 1} removed. Undo brings it back.`)
    const next = sections[index + 1] ?? sections[index - 1]
    if (next) focusIn(next.id, '[data-remove]')
  }

  function add(kind: SectionKind, place: number) {
    const section = newSection(kind)
    setDialog(null)
    arrange(sections.toSpliced(place, 0, section))
    setSaid(`Section ${place + 1} added.`)
    focusIn(section.id, '[role="textbox"]')
  }

  const text = (path: string, value: string) => (
    <EditableText
      id={`text-${path}`}
      {...textAt(content, path)}
      value={value}
      error={errorOf(page, path)}
      onChange={(next) => set(path, next)}
      onBlur={drafted.storeIfChanged}
    />
  )
  const slots: Slots = {
    text,
    paragraphs: (path, value) => [text(path, value)],
    points: (path, value) => [text(path, value)],
    richText: (path, html) => (
      <>
        <RichText
          id={`text-${path}`}
          label={textAt(content, path).label}
          value={html}
          onChange={(next) => set(path, next)}
          describedBy={`text-${path}-error`}
          isOnPage
        />
        <TextError id={`text-${path}-error`} error={errorOf(page, path)} />
      </>
    ),
    picture: (path, _picture, className) => (
      <EditablePicture of={page} path={path} label={textAt(content, path).label} className={className} />
    ),
    jobs: (id, section, heading) => {
      const { jobs: all, ...shown } = jobs.bySection[section.id] ?? jobs.newest
      return <NewestJobs id={id} heading={heading} {...shown} jobs={all.slice(0, Number(section.count))} isLarge />
    },
    isEditing: true,
  }
  const newer = drafted.newer?.content ?? null
  const canAdd = sections.length < MAX_SECTIONS

  return (
    <>
      <div onClickCapture={(event) => (event.target as Element).closest('a') && event.preventDefault()}>
        <PageHead content={content} slots={slots} />
        <DragSections
          sections={sections.map((section) => ({ id: section.id, name: sectionName(section) }))}
          onMove={move}
        >
          <div className="pb-14 sm:pb-20">
            {sections.map((section, index) => {
              const theirs = newer?.sections.find(({ id }) => id === section.id)
              const isConflict = theirs && JSON.stringify(theirs) !== JSON.stringify(section)
              const name = `Section ${index + 1}: ${sectionName(section)}`
              return (
                <fieldset key={section.id} aria-label={name} data-section={section.id} className="min-w-0">
                  <SectionControls
                    id={section.id}
                    name={name}
                    number={index + 1}
                    isFirst={index === 0}
                    isLast={index === sections.length - 1}
                    onMove={(by) => move(index, index + by)}
                    onOpen={() => setDialog({ kind: 'section', index })}
                    onRemove={() => remove(index)}
                    onAdd={canAdd ? () => setDialog({ kind: 'add', place: index }) : null}
                  >
                    {isConflict && (
                      <NewerValue
                        label={name}
                        value={sectionText(theirs)}
                        onTake={() => arrange(sections.with(index, theirs))}
                      />
                    )}
                  </SectionControls>
                  <Section section={section} at={`sections.${index}`} slots={slots} />
                </fieldset>
              )
            })}
            <EndOfSections>
              <TextError id="text-sections-error" error={errorOf(page, 'sections')} />
              {canAdd && (
                <Button
                  id="text-sections"
                  look="secondary"
                  onClick={() => setDialog({ kind: 'add', place: sections.length })}
                >
                  <Plus aria-hidden className="size-5" /> Add a section
                </Button>
              )}
            </EndOfSections>
          </div>
        </DragSections>
      </div>
      <Form onSubmit={page.submit} aria-label="Publish" className="contents">
        <PublishBar
          {...drafted.bar}
          message={page.message}
          isPublishing={page.isBusy}
          askDiscard={messages.askDiscard}
          className="bottom-0 z-30 bg-raised px-5 py-3"
        >
          <ScheduleControl {...drafted.schedule} />
          <Button look="secondary" onClick={() => setDialog({ kind: 'page' })}>
            Page settings
          </Button>
          <a href={`/site-pages/${opened.id}`} className="min-h-11 content-center underline underline-offset-4">
            Edit as a form
          </a>
        </PublishBar>
      </Form>
      <EditDialog
        of={page}
        opened={dialog}
        newer={newer}
        paths={paths}
        onAdd={add}
        onClose={() => {
          setDialog(null)
          drafted.storeIfChanged()
        }}
      />
      <PreviewDialog
        path={`/site-pages/${opened.id}/preview`}
        isOpen={isPreviewing}
        onClose={() => setPreviewing(false)}
      />
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** The shortest limit of a text. Longer ones are checked while someone types. */
const MAX_UNCHECKED = 12

function focusIn(section: string, selector: string) {
  focusSoon(() => document.querySelector(`[data-section="${section}"] ${selector}`))
}
