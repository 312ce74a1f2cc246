'use client'

import { Pencil, Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { rowAction, rowActionWord } from '@/components/back-office/row-action'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { AdminBlogWire } from '@/lib/blogs/format'
import { blogMessages } from '@/lib/blogs/messages'

// The editor is heavy; it comes when the form is opened.
const BlogForm = dynamic(() => import('@/components/blogs/blog-form').then((module) => module.BlogForm), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
})

/** Opens the modal form (spec §4): in Edit mode with a post, in Add mode without. */
export function EditBlog({ blog }: { blog?: AdminBlogWire }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isChanged, setIsChanged] = useState(false)

  const [isAsked, setIsAsked] = useState(false)

  function mayClose() {
    setIsAsked(isChanged)
    return !isChanged
  }

  function close() {
    setIsAsked(false)
    setIsChanged(false)
    setIsOpen(false)
  }

  return (
    <>
      {blog ? (
        <button type="button" onClick={() => setIsOpen(true)} className={rowAction()} data-open>
          <Pencil aria-hidden className="size-4" />
          <span className={rowActionWord}>Edit</span>
          <span className="sr-only"> {blog.title}</span>
        </button>
      ) : (
        <Button onClick={() => setIsOpen(true)}>
          <Plus aria-hidden className="size-5" /> Add Blog
        </Button>
      )}
      <Dialog
        title={blog ? 'Edit Blog' : 'Add Blog'}
        isOpen={isOpen}
        onClose={close}
        mayClose={mayClose}
        className="max-w-4xl"
        isForm
      >
        <BlogForm blog={blog} onDone={close} onCancel={() => mayClose() && close()} onChanged={setIsChanged} />
      </Dialog>
      <ConfirmDialog
        title="Unsaved changes"
        question={blogMessages.leave}
        confirmLabel="Close without saving"
        isOpen={isAsked}
        onConfirm={close}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
