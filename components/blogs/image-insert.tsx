'use client'

import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { callApi, multipartBody } from '@/lib/api/client'
import { acceptOf, uploadProblem } from '@/lib/uploads/rules'

/** Uploads a picture into the text, and asks what it shows. */
export function ImageInsert({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function upload() {
    const wrong = file ? uploadProblem(file, 'blogImage') : 'Choose a picture.'
    setProblem(wrong ?? undefined)
    if (wrong || !file) return
    setIsBusy(true)
    const form = multipartBody('data', {}, { image: file })
    const answer = await callApi<{ src: string }>('/api/blogs/images', { method: 'POST', form }).catch(() => null)
    setIsBusy(false)
    if (!answer?.isOk) return setProblem(answer?.message || 'The picture could not be uploaded. Please try again.')
    editor.chain().focus().setImage({ src: answer.data.src, alt: alt.trim() }).run()
    onClose()
  }

  return (
    <div className="grid gap-3 border-b border-line p-3 sm:grid-cols-2">
      <FileField
        id="text-image"
        label="Picture"
        accept={acceptOf('blogImage')}
        file={file}
        onChange={setFile}
        error={problem}
      />
      <Field
        id="text-image-alt"
        label="What the picture shows"
        value={alt}
        maxLength={200}
        onChange={(event) => setAlt(event.target.value)}
      />
      <div className="flex gap-3 sm:col-span-2">
        <Button onClick={upload} isBusy={isBusy}>
          Insert picture
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
