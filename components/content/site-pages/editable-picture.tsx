'use client'

import { Trash2 } from 'lucide-react'
import { PictureOnPage } from '@/components/content/editing/picture-on-page'
import { Picture } from '@/components/content/pictures/picture'
import { usePicture } from '@/components/content/site-pages/picture-input'
import type { PageSubmit } from '@/components/content/site-pages/section-list'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'

type EditablePictureProps = {
  of: PageSubmit
  /** The image's path, such as `sections.0.picture`. */
  path: string
  /** Such as "Image of section 1". */
  label: string
  className: string
}

/** An image of an added page, with its description. */
export function EditablePicture({ of, path, label, className }: EditablePictureProps) {
  const at = path.replace(/\.picture$/, '')
  const idOf = (name: string) => `text-${at}.${name}`
  const { picture, progress, upload, remove, onBlur, describe, error, altError } = usePicture(
    { of, at },
    (name) => `text-${name}`,
  )
  return (
    <PictureOnPage
      id={idOf('picture.file')}
      label={picture ? `Replace ${label.toLowerCase()}` : label}
      image={picture && <Picture name={picture} alt={picture.alt} className={className} />}
      {...{ progress, error, upload }}
    >
      {picture && (
        <>
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
        </>
      )}
    </PictureOnPage>
  )
}
