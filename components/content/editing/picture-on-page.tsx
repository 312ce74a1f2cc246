import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextError } from '@/components/content/editing/editable-text'
import { acceptOf } from '@/lib/platform/uploads/rules'

type PictureOnPageProps = {
  id: string
  /** The label of the file input, such as "Replace image of section 1". */
  label: string
  /** Null if there's none yet. */
  image: ReactNode
  progress: number | null
  error: string | undefined
  upload: (file: File | null) => void
  /** From sm on, fills the element that it's in. */
  isFilling?: boolean | undefined
  /** The image's description and buttons. */
  children: ReactNode
}

/** An image on the page. Dropping a file on it or choosing one replaces it. */
export function PictureOnPage({ id, label, image, progress, error, upload, isFilling, children }: PictureOnPageProps) {
  return (
    <div className={`min-w-0 text-base text-ink ${isFilling ? 'sm:absolute sm:inset-0 sm:flex sm:flex-col' : ''}`}>
      <div
        className={`group relative rounded-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${isFilling ? 'sm:min-h-0 sm:flex-1' : ''}`}
      >
        {image ?? (
          <p className="grid min-h-32 place-items-center rounded-card border border-dashed border-edge bg-raised p-4 text-center text-muted">
            <span>
              <ImagePlus aria-hidden className="mx-auto mb-2 size-6" />
              Drop an image here, or choose a file
            </span>
          </p>
        )}
        {image && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-3 right-3 hidden items-center gap-2 rounded-control border border-edge bg-raised px-3 py-1.5 text-sm font-semibold group-focus-within:inline-flex group-hover:inline-flex [@media(hover:none)]:inline-flex"
          >
            <ImagePlus className="size-4" /> Replace image
          </span>
        )}
        <input
          id={id}
          type="file"
          accept={acceptOf('blogImage')}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => {
            upload(target.files?.[0] ?? null)
            target.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      {progress !== null && <p className="mt-1.5 text-sm">Uploading: {Math.round(progress * 100)}%</p>}
      <TextError id={`${id}-error`} error={error} />
      <div
        className={`mt-2 rounded-control border border-line bg-raised p-3 empty:hidden ${isFilling ? 'max-sm:mb-20 sm:mx-3 sm:mb-3' : ''}`}
      >
        {children}
      </div>
    </div>
  )
}
