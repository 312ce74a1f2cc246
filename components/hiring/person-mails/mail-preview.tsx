'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { fillFor, type Recipient } from '@/lib/hiring/person-mails/format'
import { nameOf } from '@/lib/hiring/persons/format'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'

type MailPreviewProps = {
  recipients: Recipient[]
  emailOf: (recipient: Recipient) => string
  words: { subject: string; text: string }
  recruiter: { name: string; email: string }
}

/** The email as each person gets it. */
export function MailPreview({ recipients, emailOf, words, recruiter }: MailPreviewProps) {
  const [chosen, setPlace] = useState(0)
  const place = Math.min(chosen, recipients.length - 1)
  const recipient = recipients[place]
  const author = recruiter.name || recruiter.email
  const filled = recipient && fillFor(recipient, author, words)
  return (
    <section aria-labelledby="preview" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="preview" className="text-heading">
          Preview
        </h2>
        {recipients.length > 1 && (
          <div className="flex items-center gap-2">
            <Button
              look="secondary"
              aria-label="Previous person"
              className="px-3!"
              onClick={() => setPlace(Math.max(0, place - 1))}
            >
              <ChevronLeft aria-hidden className="size-5" />
            </Button>
            <p role="status" className="text-sm tabular-nums">
              {place + 1} of {recipients.length}
            </p>
            <Button
              look="secondary"
              aria-label="Next person"
              className="px-3!"
              onClick={() => setPlace(Math.min(recipients.length - 1, place + 1))}
            >
              <ChevronRight aria-hidden className="size-5" />
            </Button>
          </div>
        )}
      </div>
      {recipient && filled ? (
        <>
          <p className="text-sm text-muted wrap-anywhere">
            To {nameOf({ ...recipient, emails: recipient.addresses })}, {emailOf(recipient)}
          </p>
          <p className="text-sm text-muted wrap-anywhere">Replies go to {recruiter.email}</p>
          <div className="mt-3 rounded-control bg-sunken p-4 wrap-anywhere">
            <p className="font-semibold">{filled.subject || 'Subject'}</p>
            {paragraphsOf(filled.text).map((paragraph, index) => (
              <p key={index} className="mt-3 whitespace-pre-wrap">
                {paragraph}
              </p>
            ))}
            <p className="mt-4 text-sm text-muted">Our signature follows.</p>
          </div>
        </>
      ) : (
        <p className="text-muted">No one can get this email yet.</p>
      )}
    </section>
  )
}
