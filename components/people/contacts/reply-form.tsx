'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { MailTextFields } from '@/components/console/lists/mail-text-fields'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { showErrors } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { contactMessages } from '@/lib/people/contacts/messages'
import { type ReplyInput, type ReplyOutput, replyFormSchema } from '@/lib/people/contacts/schema'

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
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm<ReplyInput, unknown, ReplyOutput>({
    resolver: zodResolver(replyFormSchema),
    defaultValues: words,
  })
  const { isSubmitting } = form.formState
  const draft = useFormDraft(form, `reply-${messageId}`, words)

  const submit = form.handleSubmit(
    async (reply) => {
      setMessage(null)
      const json = { ...reply, seen }
      const response = await callApi(`/contactus/${messageId}/replies`, { method: 'POST', json }).catch(() => null)
      if (response?.isOk) {
        draft.forget()
        announce({ tone: 'success', text: contactMessages.replied })
        onSent()
        return router.refresh()
      }
      showErrors(form.setError, ['subject', 'text'], response?.errors)
      setMessage({ tone: 'error', text: response?.message || contactMessages.notReplied })
      if (response?.status === 409) router.refresh()
    },
    () => setMessage(null),
  )

  return (
    <Form onSubmit={submit} aria-label="Reply" className="mt-5 grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span className="wrap-anywhere">To {to}</span>
        <DiscardDraft draft={draft} />
      </p>
      <MailTextFields form={form} rows={9} label="Your reply" hint="It goes out with their own message below it." />
      <MessageArea message={message} />
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          <Send aria-hidden className="size-4" /> Send reply
        </Button>
      </div>
    </Form>
  )
}
