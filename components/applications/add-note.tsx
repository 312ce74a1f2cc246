'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { useAnnounce } from '@/components/back-office/status-message'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { callApi } from '@/lib/api/client'
import { noteMessages } from '@/lib/applications/messages'
import { type NoteInput, type NoteOutput, noteSchema } from '@/lib/applications/schema'

export function AddNote({ applicationId }: { applicationId: number }) {
  const router = useRouter()
  const announce = useAnnounce()
  const form = useForm<NoteInput, unknown, NoteOutput>({
    resolver: zodResolver(noteSchema),
    defaultValues: { text: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (json) => {
    const answer = await callApi(`/api/applications/${applicationId}/notes`, { method: 'POST', json }).catch(() => null)
    if (answer?.isOk) {
      form.reset()
      announce({ tone: 'success', text: noteMessages.added })
      return router.refresh()
    }
    form.setError('text', { message: answer?.errors.text ?? noteMessages.notAdded }, { shouldFocus: true })
  })

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Add a note" className="grid gap-3">
      <TextAreaField {...form.register('text')} label="Note" rows={3} error={errors.text?.message} />
      <div>
        <Button type="submit" look="secondary" isBusy={isSubmitting}>
          Add note
        </Button>
      </div>
    </form>
  )
}
