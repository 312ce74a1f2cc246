'use client'

import { Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { JobDetails } from '@/components/jobs/postings/job-details'
import { Button } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { type HireFormOutput, previewedJob } from '@/lib/hiring/employers/form'
import { hireMessages } from '@/lib/hiring/employers/messages'

export type HirePreviewProps = {
  posting: HireFormOutput
  isBusy: boolean
  message: Message | null
  onPost: () => void
  onBack: () => void
}

export function HirePreview({ posting, isBusy, message, onPost, onBack }: HirePreviewProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const logo = useObjectUrl(posting.companyLogo ?? null)
  const { isSubmitting } = useFormState()
  const time = new Date()
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="preview-title" className="mx-auto max-w-3xl">
      <div className="mb-6 flex items-start gap-3.5 rounded-card border border-line bg-brand-soft p-5">
        <Eye aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
        <div>
          <h2 ref={title} id="preview-title" tabIndex={-1} className="scroll-mt-28 text-heading outline-none">
            Preview
          </h2>
          <p className="mt-1">This is what job seekers will see. You haven't submitted it yet.</p>
        </div>
      </div>
      <JobDetails job={previewedJob(posting, time)} now={time} isPreview within={{ logo }} />
      {posting.questions.length > 0 && (
        <div className="mt-6 rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
          <h3 className="text-heading">Questions for applicants</h3>
          <ol className="mt-3 list-decimal space-y-2 pl-6">
            {posting.questions.map(({ text, isRequired }, index) => (
              <li key={index}>
                {text} {!isRequired && <span className="text-muted">(optional)</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="mt-8 grid gap-5">
        <MessageArea message={message} />
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button isBusy={isBusy || isSubmitting} onClick={onPost}>
            {isBusy ? hireMessages.posting : hireMessages.post}
          </Button>
          <Button look="secondary" onClick={onBack}>
            Back to the form
          </Button>
        </div>
      </div>
    </section>
  )
}
