'use client'

import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type FieldPath, useController } from 'react-hook-form'
import { usePictureUpload } from '@/components/content/editing/use-picture-upload'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { focusSoon } from '@/components/ui/focus-soon'
import { errorOf } from '@/components/ui/submit-form'
import type { Submit } from '@/components/ui/use-submit'
import { blogPicturePath } from '@/lib/content/blogs/pictures'
import type { PageContent, PageContentInput, PagePicture } from '@/lib/content/site-pages/schema'
import { acceptOf, narrowWidths, uploadHints } from '@/lib/platform/uploads/rules'

type PictureInputProps = { of: Submit<PageContentInput, PageContent>; at: string }

/** The state of an image: uploads it as soon as it's chosen. `idOf` names the field at a path. */
export function usePicture({ of, at }: PictureInputProps, idOf: (path: string) => string) {
  const { form } = of
  const { field } = useController({ control: form.control, name: `${at}.picture` as FieldPath<PageContentInput> })
  const picture = (field.value ?? null) as PagePicture | null
  const errorAt = (name: string) => errorOf(of, `${at}.${name}`)
  const latest = useRef<string | null>(at)
  useEffect(() => {
    latest.current = at
    return () => {
      latest.current = null
    }
  }, [at])
  const sectionId = form.getValues(`sections.${placeOf(at).index}.id`)
  const { file, progress, problem, upload } = usePictureUpload((stored) => {
    // The section or its item may have been moved or removed since the image was chosen.
    if (latest.current === null) return
    const place = form.getValues('sections').findIndex(({ id }) => id === sectionId)
    const now = `sections.${place}${placeOf(latest.current).item}`
    if (!form.getValues(now as FieldPath<PageContentInput>)) return
    const name = `${now}.picture` as 'sections.0.picture'
    const alt = form.getValues(name)?.alt ?? ''
    form.setValue(name, { ...stored, alt }, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    focusSoon(() => document.getElementById(idOf(`${name}.alt`)))
  })

  function remove() {
    field.onChange(null)
    focusSoon(() => document.getElementById(idOf(`${at}.picture.file`)))
  }

  return {
    picture,
    file,
    progress,
    upload,
    remove,
    onBlur: field.onBlur,
    describe: (alt: string) => picture && field.onChange({ ...picture, alt }),
    error: problem ?? errorAt('picture.file') ?? errorAt('picture'),
    altError: errorAt('picture.alt'),
  }
}

/** Splits `sections.2.items.1` into the section's index and `.items.1`. */
function placeOf(at: string): { index: number; item: string } {
  const [, index = '', item = ''] = /^sections\.(\d+)(.*)$/.exec(at) ?? []
  return { index: Number(index), item }
}

/** An image with its description, in a form. */
export function PictureInput({ of, at }: PictureInputProps) {
  const idOf = (name: string) => of.idOf(`${at}.${name}`)
  const { picture, file, progress, upload, remove, onBlur, describe, error, altError } = usePicture({ of, at }, of.idOf)
  return (
    <div className="grid gap-3 sm:col-span-full sm:grid-cols-2 sm:items-start">
      <div className="space-y-3">
        <FileField
          id={idOf('picture.file')}
          label={picture ? 'Replace image' : 'Image (optional)'}
          accept={acceptOf('blogImage')}
          hint={uploadHints.image}
          error={error}
          file={file}
          onChange={upload}
          progress={progress}
        />
        {picture && (
          <Field
            id={idOf('picture.alt')}
            label="Image description"
            required
            maxLength={200}
            hint="For people who can't see it"
            value={picture.alt}
            error={altError}
            onBlur={onBlur}
            onChange={(event) => describe(event.target.value)}
          />
        )}
      </div>
      {picture && (
        <div className="space-y-1">
          {/* biome-ignore lint/performance/noImgElement: uploads are re-encoded and sized when they are stored. */}
          <img
            src={blogPicturePath(
              picture.file,
              narrowWidths.find((width) => width < picture.width),
            )}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="h-auto max-h-60 w-full rounded-control bg-sunken object-contain"
          />
          <Button look="quiet" onClick={remove}>
            <Trash2 aria-hidden className="size-4" /> Remove image
          </Button>
        </div>
      )}
    </div>
  )
}
