'use client'

import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PublishBar } from '@/components/console/lists/publish-bar'
import { EditableText } from '@/components/content/editing/editable-text'
import { PreviewDialog } from '@/components/content/editing/preview-dialog'
import { ScheduleControl } from '@/components/content/editing/schedule-control'
import { useUndoKeys } from '@/components/content/editing/use-undo-keys'
import { EditableDrawing } from '@/components/content/site-texts/editable-drawing'
import { FieldInput, Theirs } from '@/components/content/site-texts/field-input'
import { focusPlace, type TextPlace, takeTextPlaces } from '@/components/content/site-texts/text-places'
import { type TextEditing, type TextsToEdit, useTextEditing } from '@/components/content/site-texts/use-text-editing'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { focusSoon } from '@/components/ui/focus-soon'
import { Form } from '@/components/ui/form'
import { siteTextMessages as messages } from '@/lib/content/site-texts/messages'
import type { TextField } from '@/lib/content/site-texts/pages'
import { altKeyOf, pictureKeyOf, storedPictureOf } from '@/lib/content/site-texts/pictures'

type EditTextsProps = TextsToEdit & {
  /** The page with its texts marked (lib/content/site-texts/marks.ts). */
  children: ReactNode
}

/** A built-in page whose texts are edited where visitors read them. */
export function EditTexts({ children, ...page }: EditTextsProps) {
  const { slug, fields } = page
  const [shown] = useState((page.draft ?? page.opened).texts)
  // Rendering the page again would overwrite the fields.
  const [content] = useState(children)
  const root = useRef<HTMLDivElement>(null)
  const isTaken = useRef(false)
  const [places, setPlaces] = useState<TextPlace[]>([])
  const [opened, setOpened] = useState<string[] | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const editing = useTextEditing({
    ...page,
    showProblems,
    openPreview: () => setPreviewing(true),
  })
  const { values, drafted, publish, isPublishing, message } = editing
  useUndoKeys(drafted.bar)

  useEffect(() => {
    if (!root.current || isTaken.current) return
    isTaken.current = true
    setPlaces(takeTextPlaces(root.current, fields, shown))
  }, [fields, shown])

  /** Focuses the first field with an error, on the page or among the other fields. */
  function showProblems([key]: string[]) {
    if (!key) return
    requestAnimationFrame(() => {
      if (focusPlace(places, key)) return
      setOpened([key])
      focusSoon(() => document.getElementById(`field-${key}`))
    })
  }

  const altOf = ({ key }: TextField) => fields.find((field) => field.key === altKeyOf(key)) ?? null
  /** The descriptions of replaced images are beside them. */
  const isOnPage = ({ key }: TextField) =>
    places.some(({ field, isEditable }) => isEditable && field.key === key) ||
    (key !== pictureKeyOf(key) &&
      storedPictureOf(values[pictureKeyOf(key)] ?? '') !== null &&
      places.some(({ field }) => field.key === pictureKeyOf(key)))
  const others = fields.filter((field) => opened?.includes(field.key) || !isOnPage(field))
  return (
    <>
      <div ref={root} onClickCapture={stayOnPage} className="[&_a]:after:hidden">
        {content}
      </div>
      {places.map((place) => (
        <Fragment key={place.id}>
          {createPortal(<FieldAt place={place} alt={altOf(place.field)} of={editing} />, place.host)}
        </Fragment>
      ))}
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          publish()
        }}
        aria-label="Publish"
        className="contents"
      >
        <PublishBar
          {...drafted.bar}
          message={message}
          isPublishing={isPublishing}
          askDiscard={messages.askDiscard}
          className="bottom-0 z-30 bg-raised px-5 py-3"
        >
          <ScheduleControl {...drafted.schedule} />
          <Button look="secondary" onClick={() => setOpened([])}>
            Other fields
          </Button>
          <a href={`/site-texts/${slug}`} className="min-h-11 content-center underline underline-offset-4">
            Edit as a form
          </a>
        </PublishBar>
      </Form>
      <OtherFields fields={others} of={editing} isOpen={opened !== null} onClose={() => setOpened(null)} />
      <PreviewDialog path={`/site-texts/${slug}/preview`} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
    </>
  )
}

type FieldAtProps = { place: TextPlace; alt: TextField | null; of: TextEditing }

function FieldAt({ place: { id, field, isEditable, image }, alt, of }: FieldAtProps) {
  const { key } = field
  const value = of.values[key] ?? ''
  if (image) return <EditableDrawing id={`text-${id}`} field={field} alt={alt} of={of} {...image} />
  if (!isEditable) return value
  const label = nameOf(field)
  return (
    <>
      <EditableText
        id={`text-${id}`}
        label={label}
        value={value}
        isMultiline={false}
        error={of.errors[key]}
        onChange={(next) => of.change(key, next)}
        onBlur={of.drafted.storeIfChanged}
      />
      <span className="mt-1.5 block font-body text-sm leading-normal font-normal tracking-normal empty:hidden">
        <Theirs field={{ ...field, label }} of={of} />
      </span>
    </>
  )
}

type OtherFieldsProps = { fields: TextField[]; of: TextEditing; isOpen: boolean; onClose: () => void }

/** The fields that can't be edited on the page. */
function OtherFields({ fields, of, isOpen, onClose }: OtherFieldsProps) {
  return (
    <Dialog
      title="Other fields"
      isOpen={isOpen}
      onClose={() => {
        onClose()
        of.drafted.storeIfChanged()
      }}
      className="max-w-3xl"
    >
      <div className="grid gap-4">
        {fields.map((field) => (
          <FieldInput key={field.key} field={{ ...field, label: nameOf(field) }} of={of} />
        ))}
      </div>
      <div className="mt-6">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  )
}

const nameOf = ({ group, label }: TextField) => `${group}: ${label}`

function stayOnPage(event: MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}
