import { blogPicturePath } from '@/lib/content/blogs/pictures'
import type { StoredPicture } from '@/lib/content/pages/schema'
import type { Texts } from '@/lib/content/site-texts/pages'
import { drawingFile } from '@/lib/site/company'

/** The drawing of an outline, where a picture of the company's belongs. */
export const OUTLINE_PICTURE = 'your-picture'

const STORED = /^([\w-]{1,64}\.webp) ([1-9]\d{0,3})x([1-9]\d{0,3})$/

/** An uploaded image as the text of its field, such as "photo.webp 1200x800". */
export const pictureText = ({ file, width, height }: StoredPicture) => `${file} ${width}x${height}`

/** Returns null for the name of a drawing. */
export function storedPictureOf(text: string): StoredPicture | null {
  const [, file, width, height] = STORED.exec(text) ?? []
  return file ? { file, width: Number(width), height: Number(height) } : null
}

/** Whether a text is a picture that a field can have in place of its own drawing. */
export const isPictureText = (text: string) => text === OUTLINE_PICTURE || storedPictureOf(text) !== null

/** The URL of the drawing that a field shows: an outline's, or the field's own. */
export const drawingOf = (text: string, own: string) => (text === OUTLINE_PICTURE ? drawingFile(text) : own)

/** The URL of the image that a field shows: an uploaded one, or a drawing. */
export function imageUrlOf(text: string, own: string): string {
  const stored = storedPictureOf(text)
  return stored ? blogPicturePath(stored.file) : drawingOf(text, own)
}

const isPictureKey = (key: string) => /(^|\.)picture$/.test(key)

/** The uploaded images among a page's texts, by key. */
export function picturesInTexts(texts: Texts): { key: string; picture: StoredPicture }[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const picture = isPictureKey(key) ? storedPictureOf(text) : null
    return picture ? [{ key, picture }] : []
  })
}

/** The key of the description of an image, which not every image has. */
export const altKeyOf = (key: string) => key.replace(/(^|\.)picture$/, '$1alt')
export const pictureKeyOf = (altKey: string) => altKey.replace(/(^|\.)alt$/, '$1picture')
