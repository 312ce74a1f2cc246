import { narrowWidths } from '@/lib/platform/uploads/rules'

export const columnSizes = '(min-width: 46rem) 42rem, calc(100vw - 2.5rem)'

export function blogPicturePath(name: string, width?: number): string {
  return `/uploads/blogs/${name}${width === undefined ? '' : `?width=${width}`}`
}

export function blogPictureSet(name: string, width: number): string | undefined {
  const narrower = narrowWidths.filter((narrow) => narrow < width)
  if (narrower.length === 0) return undefined
  return [
    ...narrower.map((narrow) => `${blogPicturePath(name, narrow)} ${narrow}w`),
    `${blogPicturePath(name)} ${width}w`,
  ].join(', ')
}

export function withPictureSets(html: string): string {
  return html.replace(/<img src="\/uploads\/blogs\/([\w-]+\.webp)"[^>]* width="(\d+)"/g, (tag, name: string, width) => {
    const set = blogPictureSet(name, Number(width))
    return set ? `${tag} srcset="${set}" sizes="${columnSizes}"` : tag
  })
}
