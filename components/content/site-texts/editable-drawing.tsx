'use client'

import { PictureOnPage } from '@/components/content/editing/picture-on-page'
import { usePictureUpload } from '@/components/content/editing/use-picture-upload'
import { pictureFile } from '@/components/content/pictures/picture'
import { ResetButton, Theirs } from '@/components/content/site-texts/field-input'
import type { TextEditing } from '@/components/content/site-texts/use-text-editing'
import { Field } from '@/components/ui/field'
import { focusSoon } from '@/components/ui/focus-soon'
import type { TextField } from '@/lib/content/site-texts/pages'
import { drawingOf, storedPictureOf } from '@/lib/content/site-texts/pictures'

type EditableDrawingProps = {
  id: string
  field: TextField
  /** The field of the image's description. */
  alt: TextField | null
  of: TextEditing
  className: string
  isFilling?: boolean | undefined
}

/** An image of a built-in page. A replaced one has its description below it, unless it's decorative. */
export function EditableDrawing({ id, field, alt, of, className, isFilling }: EditableDrawingProps) {
  const altId = `text-${alt?.key}`
  const { progress, problem, upload } = usePictureUpload((picture) => {
    of.replacePicture(field.key, picture)
    if (alt) focusSoon(() => document.getElementById(altId))
  })
  const text = of.values[field.key] ?? ''
  const stored = storedPictureOf(text)
  const description = alt ? (of.values[alt.key] ?? '') : ''
  const image = (
    // biome-ignore lint/performance/noImgElement: an SVG has no sizes to choose from, and uploads are sized when they are stored.
    <img
      {...(stored ? pictureFile(stored) : { src: drawingOf(text, field.drawing ?? '') })}
      width={stored?.width ?? 480}
      height={stored?.height ?? 320}
      alt={description}
      className={className}
    />
  )
  return (
    <PictureOnPage
      id={id}
      label={`Replace image: ${field.group}`}
      image={image}
      progress={progress}
      error={problem ?? of.errors[field.key]}
      upload={upload}
      isFilling={isFilling}
    >
      <Theirs field={{ ...field, label: `image: ${field.group}` }} of={of} />
      {stored && (
        <>
          {alt && (
            <Field
              id={altId}
              label="Image description"
              aria-label={`Image description: ${field.group}`}
              required
              value={description}
              error={of.errors[alt.key]}
              onBlur={of.drafted.storeIfChanged}
              onChange={(event) => of.change(alt.key, event.target.value)}
            />
          )}
          {alt && <Theirs field={alt} of={of} />}
          <ResetButton reset={() => of.reset(field)}>image: {field.group}</ResetButton>
        </>
      )}
    </PictureOnPage>
  )
}
