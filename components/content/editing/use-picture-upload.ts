import { useState } from 'react'
import { type ApiResponse, callApi, multipartBody } from '@/lib/api/client'
import { blogMessages } from '@/lib/content/blogs/messages'
import { pictureMessages } from '@/lib/content/editing/messages'
import type { StoredPicture } from '@/lib/content/pages/schema'
import { uploadProblem } from '@/lib/platform/uploads/rules'

type UploadResponse = { src: string; width: number | null; height: number | null }

/** The images that are being uploaded on this page, by file. Publishing waits for them. */
const pendingUploads = new Set<File>()

/** What publishing responds while an image is being uploaded; null if none is. */
export function pendingUploadResponse<T>(): ApiResponse<T> | null {
  if (pendingUploads.size === 0) return null
  return { isOk: false, status: 400, message: pictureMessages.uploading, errors: {}, data: {} as T }
}

/** Uploads an image as soon as it's chosen, and passes on where it's stored. */
export function usePictureUpload(done: (picture: StoredPicture) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  async function upload(chosen: File | null) {
    const wrong = chosen && uploadProblem(chosen, 'blogImage')
    setProblem(wrong ?? undefined)
    setFile(wrong ? null : chosen)
    if (!chosen || wrong) return
    const form = multipartBody('data', {}, { image: chosen })
    pendingUploads.add(chosen)
    const { isOk, message, data } = await callApi<UploadResponse>('/api/blogs/images', {
      method: 'POST',
      form,
      onProgress: setProgress,
    }).finally(() => pendingUploads.delete(chosen))
    setProgress(null)
    setFile(null)
    if (!isOk) return setProblem(message || blogMessages.pictureNotSent)
    const { src, width, height } = data
    done({ file: src.split('/').at(-1) ?? '', width: width ?? 1, height: height ?? 1 })
  }

  return { file, progress, problem, upload }
}
