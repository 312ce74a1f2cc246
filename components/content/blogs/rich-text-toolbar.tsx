'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading1,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
  Underline,
} from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

type ToolbarProps = { editor: Editor; onInsert: (what: 'link' | 'image') => void; isSticky: boolean }
type Tool = { name: string; icon: LucideIcon; isOn?: boolean; use: () => void }

export function RichTextToolbar({ editor, onInsert, isSticky }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      h1: current.isActive('heading', { level: 1 }),
      h2: current.isActive('heading', { level: 2 }),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      ordered: current.isActive('orderedList'),
      bullet: current.isActive('bulletList'),
      link: current.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    { name: 'Header 1', icon: Heading1, isOn: on.h1, use: () => chain().toggleHeading({ level: 1 }).run() },
    { name: 'Header 2', icon: Heading2, isOn: on.h2, use: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'Bold', icon: Bold, isOn: on.bold, use: () => chain().toggleBold().run() },
    { name: 'Italic', icon: Italic, isOn: on.italic, use: () => chain().toggleItalic().run() },
    { name: 'Underline', icon: Underline, isOn: on.underline, use: () => chain().toggleUnderline().run() },
    { name: 'Ordered list', icon: ListOrdered, isOn: on.ordered, use: () => chain().toggleOrderedList().run() },
    { name: 'Bullet list', icon: List, isOn: on.bullet, use: () => chain().toggleBulletList().run() },
    { name: 'Link', icon: Link, isOn: on.link, use: () => onInsert('link') },
    { name: 'Image', icon: Image, use: () => onInsert('image') },
    { name: 'Clean', icon: RemoveFormatting, use: () => chain().unsetAllMarks().clearNodes().run() },
  ]

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={move}
      className={`flex flex-wrap gap-0.5 rounded-t-control border-b border-line bg-raised p-1 ${isSticky ? 'sticky top-14 z-[5] lg:top-26' : ''}`}
    >
      {tools.map(({ name, icon: Icon, isOn, use }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={isOn}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={use}
          className="grid size-11 place-items-center lg:size-9 rounded-control hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
    </div>
  )
}
