'use client'

import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'

const allowed = /^(https?:\/\/|mailto:|\/(?![/\\]))/i

export function LinkInsert({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '')
  const [problem, setProblem] = useState<string>()

  function apply() {
    const href = address.trim()
    if (!allowed.test(href)) return setProblem('Begin with https://, mailto: or /')
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the field within.
    <div onKeyDown={press} className="flex flex-wrap items-end gap-3 border-b border-line p-3">
      <Field
        id="link-address"
        label="Link address"
        type="url"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
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
