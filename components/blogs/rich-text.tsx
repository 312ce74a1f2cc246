'use client'

import Image from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { ImageInsert } from '@/components/blogs/image-insert'
import { LinkInsert } from '@/components/blogs/link-insert'
import { RichTextToolbar } from '@/components/blogs/rich-text-toolbar'

type RichTextProps = {
  id: string
  label: string
  value: string
  onChange: (html: string) => void
  hint?: ReactNode
  describedBy: string
}

export function RichText({ id, label, value, onChange, hint, describedBy }: RichTextProps) {
  const [insert, setInsert] = useState<'link' | 'image' | null>(null)
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
        class: 'reading min-h-[55dvh] max-w-none px-4 py-3 outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
      },
    },
    onUpdate: (change) => onChange(change.editor.getHTML()),
  })

  // A newer text that was taken over comes from outside; what is typed here is in the editor already.
  useEffect(() => {
    if (editor && value !== editor.getHTML()) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  function close() {
    setInsert(null)
    editor?.commands.focus()
  }

  return (
    <div>
      <p className="mb-1.5 font-medium">
        {label}
        <span aria-hidden className="text-danger">
          {' '}
          *
        </span>
      </p>
      <div className="rounded-control border border-edge bg-raised focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent">
        {editor && <RichTextToolbar editor={editor} onInsert={setInsert} />}
        {editor && insert === 'link' && <LinkInsert editor={editor} onClose={close} />}
        {editor && insert === 'image' && <ImageInsert editor={editor} onClose={close} />}
        <EditorContent editor={editor} />
      </div>
      {hint && <div className="mt-1.5 text-sm">{hint}</div>}
    </div>
  )
}
