import { blogPicturePath, blogPictureSet } from '@/lib/content/blogs/pictures'
import type { PictureSource } from '@/lib/content/pages/schema'
import { drawingFile } from '@/lib/site/company'

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
  return (
    // biome-ignore lint/performance/noImgElement: an SVG has no sizes to choose from, and uploads are sized when they are stored.
    <img
      {...pictureFile(name, sizes)}
      alt={alt}
      width={width}
      height={height}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      className={`${typeof name === 'string' ? 'bg-picture-ground' : 'bg-sunken dark:brightness-[0.82]'} ${className ?? ''}`}
    />
  )
}

/** The attributes that say which file to load. */
export function pictureFile(name: PictureSource, sizes = halfPage) {
  if (typeof name === 'string') return { src: drawingFile(name) }
  return { src: blogPicturePath(name.file), srcSet: blogPictureSet(name.file, name.width), sizes }
}

const halfPage = '(min-width: 64rem) 36rem, calc(100vw - 2.5rem)'
