'use client'

import { ImagePlus, Trash2 } from 'lucide-react'
import { TextError } from '@/components/content/editing/editable-text'
import { Picture } from '@/components/content/pictures/picture'
import { usePicture } from '@/components/content/site-pages/picture-input'
import type { PageSubmit } from '@/components/content/site-pages/section-list'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { acceptOf } from '@/lib/platform/uploads/rules'

type EditablePictureProps = {
  of: PageSubmit
  /** The image's path, such as `sections.0.picture`. */
  path: string
  /** Such as "Image of section 1". */
  label: string
  className: string
}

/** An image on the page. Dropping a file on it or choosing one replaces it. */
export function EditablePicture({ of, path, label, className }: EditablePictureProps) {
  const at = path.replace(/\.picture$/, '')
  const idOf = (name: string) => `text-${at}.${name}`
  const { picture, progress, upload, remove, onBlur, describe, error, altError } = usePicture({ of, at }, idOf)
  const fileId = idOf('picture.file')
  return (
    <div className="min-w-0 text-base text-ink">
      <div className="relative rounded-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent">
        {picture ? (
          <Picture name={picture} alt={picture.alt} className={className} />
        ) : (
          <p className="grid min-h-32 place-items-center rounded-card border border-dashed border-edge bg-raised p-4 text-center text-muted">
            <span>
              <ImagePlus aria-hidden className="mx-auto mb-2 size-6" />
              Drop an image here, or choose a file
            </span>
          </p>
        )}
        <input
          id={fileId}
          type="file"
          accept={acceptOf('blogImage')}
          aria-label={picture ? `Replace ${label.toLowerCase()}` : label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fileId}-error`}
          onChange={({ target }) => {
            upload(target.files?.[0] ?? null)
            target.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      {progress !== null && <p className="mt-1.5 text-sm">Uploading: {Math.round(progress * 100)}%</p>}
      <TextError id={`${fileId}-error`} error={error} />
      {picture && (
        <div className="mt-2 rounded-control border border-line bg-raised p-3">
          <Field
            id={idOf('picture.alt')}
            label="Image description"
            aria-label={label.replace('Image', 'Image description')}
            required
            maxLength={200}
            value={picture.alt}
            error={altError}
            onBlur={onBlur}
            onChange={(event) => describe(event.target.value)}
          />
          <Button look="quiet" onClick={remove}>
            <Trash2 aria-hidden className="size-4" /> Remove image
          </Button>
        </div>
      )}
    </div>
  )
}
