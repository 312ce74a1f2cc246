'use client'

import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { mailTextInputs } from '@/components/console/lists/mail-text-fields'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useAnnounce } from '@/components/ui/announce'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { contactMessages } from '@/lib/people/contacts/messages'
import { type ReplyInput, replyFormSchema } from '@/lib/people/contacts/reply-schema'

type ReplyFormProps = {
  messageId: number
  to: string
  words: ReplyInput
  seen: number
}

export function ReplyForm(props: ReplyFormProps) {
  const [sent, setSent] = useState(0)
  return <NextReply key={sent} {...props} onSent={() => setSent(sent + 1)} />
}

function NextReply({ messageId, to, words, seen, onSent }: ReplyFormProps & { onSent: () => void }) {
  const router = useRouter()
  const announce = useAnnounce()
  const reply = useSubmit({
    schema: replyFormSchema,
    values: words,
    call: (given) => callApi(`/contactus/${messageId}/replies`, { method: 'POST', json: { ...given, seen } }),
    done: () => {
      draft.forget()
      announce({ tone: 'success', text: contactMessages.replied })
      onSent()
      router.refresh()
    },
    failed: contactMessages.notReplied,
    refused: ({ status }) => status === 409 && router.refresh(),
  })
  const draft = useFormDraft(reply.form, `reply-${messageId}`, words)
  const hint = "We'll include their message below your reply."
  return (
    <SubmitForm
      of={reply}
      label="Reply"
      className="mt-5 grid gap-3"
      button={
        <>
          <Send aria-hidden className="size-4" /> Send reply
        </>
      }
      buttonClass="justify-self-start"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span className="wrap-anywhere">To {to}</span>
        <DiscardDraft draft={draft} />
      </p>
      <Inputs of={reply} list={mailTextInputs({ rows: 9, label: 'Your reply', hint })} />
    </SubmitForm>
  )
}
