import { blogPicturePath, blogPictureSet } from '@/lib/content/blogs/pictures'
import { drawingFile } from '@/lib/site/company'

/** An image that an editor uploaded. */
type StoredPicture = { file: string; width: number; height: number }

/** One of the site's drawings by its name, or an uploaded image. */
export type PictureSource = string | StoredPicture

type PictureProps = {
  name: PictureSource
  alt?: string
  className?: string
  isFirst?: boolean
  /** How wide an uploaded image is shown, for `srcset`. */
  sizes?: string
}

/**
 * Decorative without `alt`. Drawings contain light and dark colors and follow the page's `color-scheme`. Photos are
 * dimmed in dark mode.
 */
export function Picture({ name, alt = '', className, isFirst = false, sizes = halfPage }: PictureProps) {
  const [width, height] =
    typeof name !== 'string' ? [name.width, name.height] : name.startsWith('slide-') ? [640, 500] : [480, 320]
  const source =
    typeof name === 'string'
      ? { src: drawingFile(name) }
      : { src: blogPicturePath(name.file), srcSet: blogPictureSet(name.file, name.width), sizes }
  return (
    // biome-ignore lint/performance/noImgElement: an SVG has no sizes to choose from, and uploads are sized when they are stored.
    <img
      {...source}
      alt={alt}
      width={width}
      height={height}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      className={`${typeof name === 'string' ? 'bg-picture-ground' : 'bg-sunken dark:brightness-[0.82]'} ${className ?? ''}`}
    />
  )
}

const halfPage = '(min-width: 64rem) 36rem, calc(100vw - 2.5rem)'
