'use client'

import Image from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { RichTextToolbar } from '@/components/content/blogs/rich-text-toolbar'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { callApi, multipartBody } from '@/lib/api/client'
import { blogMessages } from '@/lib/content/blogs/messages'
import { acceptOf, uploadProblem } from '@/lib/platform/uploads/rules'

const UPLOADS = '/uploads/'
const allowed = /^(https?:\/\/|mailto:|\/(?![/\\]))/i

type RichTextProps = {
  id: string
  label: string
  value: string
  onChange: (html: string) => void
  hint?: ReactNode
  describedBy: string
  /** Starts with a few lines instead of half a screen. */
  isShort?: boolean
  /** Looks like the page, and shows its toolbar while it has the focus. */
  isOnPage?: boolean
}

export function RichText({
  id,
  label,
  value,
  onChange,
  hint,
  describedBy,
  isShort = false,
  isOnPage = false,
}: RichTextProps) {
  const [insert, setInsert] = useState<'link' | 'image' | null>(null)
  const [isLeftOut, setLeftOut] = useState(false)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
      }),
      Image.configure({ allowBase64: false }),
    ],
    content: value,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        class: `reading max-w-none outline-none ${isOnPage ? 'min-h-11' : `px-4 py-3 ${isShort ? 'min-h-40' : 'min-h-[55dvh]'}`}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
      },
      transformPastedHTML: (html) => {
        const pasted = cleanPaste(html)
        setLeftOut(pasted.isLeftOut)
        return pasted.html
      },
    },
    onUpdate: (change) => onChange(change.editor.getHTML()),
  })

  // Loads a newer version that the editor chose to use. Typed text is already here.
  useEffect(() => {
    if (editor && value !== editor.getHTML()) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  function close() {
    setInsert(null)
    editor?.commands.focus()
  }

  return (
    <div>
      {!isOnPage && (
        <p className="mb-1.5 font-medium">
          {label}
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        </p>
      )}
      <div
        className={`group rounded-control focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${isOnPage ? 'relative' : 'border border-edge bg-raised'}`}
      >
        {editor && (
          <div
            className={
              // Over the text above, so that nothing moves when it appears.
              isOnPage
                ? 'absolute inset-x-0 bottom-full z-10 hidden rounded-control border border-line bg-raised text-ink shadow-lifted group-focus-within:block'
                : 'contents'
            }
          >
            <RichTextToolbar editor={editor} onInsert={setInsert} isSticky={!isShort && !isOnPage} />
          </div>
        )}
        {editor && insert === 'link' && <LinkInsert id={id} editor={editor} onClose={close} />}
        {editor && insert === 'image' && <ImageInsert id={id} editor={editor} onClose={close} />}
        <EditorContent editor={editor} />
      </div>
      <p role="alert" className={isLeftOut ? 'mt-1.5 text-sm text-warning' : 'sr-only'}>
        {isLeftOut && blogMessages.pictureNotPasted}
      </p>
      {hint && <div className="mt-1.5 text-sm">{hint}</div>}
    </div>
  )
}

/** Adapts pasted content: removes external images, enlarges small headings, turns table rows into lines. */
function cleanPaste(html: string): { html: string; isLeftOut: boolean } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const pictures = [...body.querySelectorAll('img')].filter(
    (picture) => !picture.getAttribute('src')?.startsWith(UPLOADS),
  )
  for (const picture of pictures) picture.remove()
  for (const heading of body.querySelectorAll('h3, h4, h5, h6')) {
    const larger = document.createElement('h2')
    larger.append(...heading.childNodes)
    heading.replaceWith(larger)
  }
  for (const table of body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = document.createElement('p')
      line.textContent = [...row.cells].map((cell) => cell.textContent?.trim()).join(' | ')
      return line
    })
    table.replaceWith(...lines)
  }
  return { html: body.innerHTML, isLeftOut: pictures.length > 0 }
}

type InsertProps = { id: string; editor: Editor; onClose: () => void }

function LinkInsert({ id, editor, onClose }: InsertProps) {
  const [url, setUrl] = useState<string>(editor.getAttributes('link').href ?? '')
  const [problem, setProblem] = useState<string>()

  function apply() {
    const href = url.trim()
    if (!allowed.test(href)) return setProblem('Start with https://, mailto: or /')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      apply()
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter and Escape for the field inside.
    <div onKeyDown={press} className="flex flex-wrap items-end gap-3 border-b border-line p-3">
      <Field
        id={`${id}-link`}
        label="Link URL"
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={problem}
        autoFocus
        className="min-w-60 flex-1"
      />
      <Button onClick={apply}>Set link</Button>
      <Button
        look="secondary"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run()
          onClose()
        }}
      >
        Remove link
      </Button>
    </div>
  )
}

type Stored = { src: string; width: number | null; height: number | null }

function ImageInsert({ id, editor, onClose }: InsertProps) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({})
  const [isBusy, setIsBusy] = useState(false)

  async function upload() {
    const wrongFile = file ? uploadProblem(file, 'blogImage') : blogMessages.choosePicture
    const wrongAlt = alt.trim() === '' ? blogMessages.describePicture : null
    setProblems({ ...(wrongFile && { file: wrongFile }), ...(wrongAlt && { alt: wrongAlt }) })
    if (wrongFile || wrongAlt) return document.getElementById(wrongFile ? `${id}-image` : `${id}-image-alt`)?.focus()
    setIsBusy(true)
    const form = multipartBody('data', {}, { image: file })
    const { isOk, message, data } = await callApi<Stored>('/api/blogs/images', { method: 'POST', form })
    setIsBusy(false)
    if (!isOk) return setProblems({ file: message || blogMessages.pictureNotSent })
    const { src, width, height } = data
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
    // Without this, Enter would submit the form of the whole post.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault()
      upload()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter and Escape for the fields inside.
    <div onKeyDown={press} className="grid gap-3 border-b border-line p-3 sm:grid-cols-2">
      <FileField
        id={`${id}-image`}
        label="Image file"
        accept={acceptOf('blogImage')}
        file={file}
        onChange={setFile}
        error={problems.file}
      />
      <Field
        id={`${id}-image-alt`}
        label="Describe the image"
        type="text"
        value={alt}
        maxLength={200}
        onChange={(event) => setAlt(event.target.value)}
        error={problems.alt}
      />
      <div className="flex gap-3 sm:col-span-2">
        <Button onClick={upload} isBusy={isBusy}>
          Insert image
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
