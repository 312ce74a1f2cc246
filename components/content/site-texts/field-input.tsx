'use client'

import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { usePictureUpload } from '@/components/content/editing/use-picture-upload'
import type { TextEditing } from '@/components/content/site-texts/use-text-editing'
import { Field, TextAreaField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import type { TextField } from '@/lib/content/site-texts/pages'
import { imageUrlOf } from '@/lib/content/site-texts/pictures'
import { acceptOf, uploadHints } from '@/lib/platform/uploads/rules'

type FieldInputProps = { field: TextField; of: TextEditing }

/** A text or an image of a built-in page, in a form. */
export function FieldInput({ field, of }: FieldInputProps) {
  const { key, label, original, drawing } = field
  const value = of.values[key] ?? ''
  return (
    <div>
      {drawing ? <PictureInput field={field} of={of} /> : <TextInput field={field} of={of} />}
      <Theirs field={field} of={of} />
      {value !== original && (
        <div className="mt-1.5 flex flex-wrap items-start gap-x-4 text-sm text-muted">
          {!drawing && <p className="min-w-0 flex-1 basis-60 py-2.5 wrap-anywhere">Default: {original}</p>}
          <ResetButton
            reset={() => {
              of.reset(field)
              document.getElementById(`field-${key}`)?.focus()
            }}
          >
            {label}
          </ResetButton>
        </div>
      )}
    </div>
  )
}

/** What someone else has published for a field, if it differs. */
export function Theirs({ field, of }: FieldInputProps) {
  const { key, label, drawing } = field
  const theirs = of.theirsOf(field)
  if (theirs === null || theirs === of.values[key]) return null
  return (
    <NewerValue label={label} value={drawing ? 'a different image' : theirs} onTake={() => of.change(key, theirs)} />
  )
}

export function ResetButton({ reset, children }: { reset: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={reset}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4"
    >
      <RotateCcw aria-hidden className="size-4" /> Reset to default
      <span className="sr-only">: {children}</span>
    </button>
  )
}

function TextInput({ field: { key, label, isLine }, of: { values, errors, change } }: FieldInputProps) {
  const Input = isLine ? Field : TextAreaField
  const value = values[key] ?? ''
  return (
    <Input
      id={`field-${key}`}
      label={label}
      value={value}
      error={errors[key]}
      {...(!isLine && { rows: Math.min(8, Math.max(2, Math.ceil(value.length / 60))) })}
      onChange={(event: { target: { value: string } }) => change(key, event.target.value)}
    />
  )
}

function PictureInput({ field: { key, label, drawing }, of }: FieldInputProps) {
  const { file, progress, problem, upload } = usePictureUpload((picture) => of.replacePicture(key, picture))
  const text = of.values[key] ?? ''
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:items-start">
      <FileField
        id={`field-${key}`}
        label={label}
        accept={acceptOf('blogImage')}
        hint={uploadHints.image}
        error={problem ?? of.errors[key]}
        file={file}
        onChange={upload}
        progress={progress}
      />
      {/* biome-ignore lint/performance/noImgElement: an SVG has no sizes to choose from, and uploads are sized when they are stored. */}
      <img
        src={imageUrlOf(text, drawing ?? '')}
        alt=""
        className="h-auto max-h-60 w-full rounded-control bg-picture-ground object-contain"
      />
    </div>
  )
}
