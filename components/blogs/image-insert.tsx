'use client'

import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { callApi, multipartBody } from '@/lib/api/client'
import { blogMessages } from '@/lib/blogs/messages'
import { acceptOf, uploadProblem } from '@/lib/uploads/rules'

type Stored = { src: string; width: number | null; height: number | null }

export function ImageInsert({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({})
  const [isBusy, setIsBusy] = useState(false)

  async function upload() {
    const wrongFile = file ? uploadProblem(file, 'blogImage') : blogMessages.choosePicture
    const wrongAlt = alt.trim() === '' ? blogMessages.describePicture : null
    setProblems({ ...(wrongFile && { file: wrongFile }), ...(wrongAlt && { alt: wrongAlt }) })
    if (wrongFile || wrongAlt) return document.getElementById(wrongFile ? 'text-image' : 'text-image-alt')?.focus()
    setIsBusy(true)
    const form = multipartBody('data', {}, { image: file })
    const answer = await callApi<Stored>('/api/blogs/images', { method: 'POST', form }).catch(() => null)
    setIsBusy(false)
    if (!answer?.isOk) return setProblems({ file: answer?.message || blogMessages.pictureNotSent })
    const { src, width, height } = answer.data
    const size = width && height ? { width, height } : {}
    editor
      .chain()
      .focus()
      .setImage({ src, alt: alt.trim(), ...size })
      .run()
    onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    // Else Enter would send the form of the whole post.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault()
      upload()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields within.
    <div onKeyDown={press} className="grid gap-3 border-b border-line p-3 sm:grid-cols-2">
      <FileField
        id="text-image"
        label="Picture"
        accept={acceptOf('blogImage')}
        file={file}
        onChange={setFile}
        error={problems.file}
      />
      <Field
        id="text-image-alt"
        label="What the picture shows"
        type="text"
        value={alt}
        maxLength={200}
        onChange={(event) => setAlt(event.target.value)}
        error={problems.alt}
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
