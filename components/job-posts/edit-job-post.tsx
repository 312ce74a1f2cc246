'use client'

import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { pageAction, rowAction, rowActionWord } from '@/components/back-office/row-action'
import { JobPostForm } from '@/components/job-posts/job-post-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { WireJobPost } from '@/lib/job-posts/format'

export function EditJobPost({ jobPost }: { jobPost?: WireJobPost }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {jobPost ? (
        <button type="button" onClick={() => setIsOpen(true)} className={rowAction()} data-open>
          <Pencil aria-hidden className="size-4" />
          <span className={rowActionWord}>Edit</span>
          <span className="sr-only">
            {' '}
            {jobPost.job_title}, {jobPost.company}
          </span>
        </button>
      ) : (
        <Button onClick={() => setIsOpen(true)} className={pageAction}>
          <Plus aria-hidden className="size-5" /> Add
        </Button>
      )}
      <Dialog
        title={jobPost ? 'Edit job' : 'Add job'}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="max-w-3xl"
        isForm
      >
        <JobPostForm jobPost={jobPost} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
