import { narrowWidths } from '@/lib/uploads/rules'

/** How wide a blog's text column is drawn: what a browser needs to know before it chooses a picture. */
export const columnSizes = '(min-width: 46rem) 42rem, calc(100vw - 2.5rem)'

/** The address of a blog's picture, in one of the stored widths (pixels) or as it is. */
export function blogPicturePath(name: string, width?: number): string {
  return `/uploads/blogs/${name}${width === undefined ? '' : `?width=${width}`}`
}

/** The widths that a picture of `width` pixels is offered in, for `srcset`; undefined when it has only its own. */
export function blogPictureSet(name: string, width: number): string | undefined {
  const narrower = narrowWidths.filter((narrow) => narrow < width)
  if (narrower.length === 0) return undefined
  return [
    ...narrower.map((narrow) => `${blogPicturePath(name, narrow)} ${narrow}w`),
    `${blogPicturePath(name)} ${width}w`,
  ].join(', ')
}

/** Sanitised blog HTML whose pictures are offered in every width they are stored in. */
export function withPictureSets(html: string): string {
  return html.replace(/<img src="\/uploads\/blogs\/([\w-]+\.webp)"[^>]* width="(\d+)"/g, (tag, name: string, width) => {
    const set = blogPictureSet(name, Number(width))
    return set ? `${tag} srcset="${set}" sizes="${columnSizes}"` : tag
  })
}
