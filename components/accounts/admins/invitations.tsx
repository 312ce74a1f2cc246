'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Send, UserPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { pageAction, rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, SelectField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { invitationSchema, type NewInvitation } from '@/lib/accounts/admins/schema'
import { callApi } from '@/lib/api/client'
import { adminRoles } from '@/lib/auth/roles'

export function InviteAdmin() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} className={pageAction}>
        <UserPlus aria-hidden className="size-5" /> Invite an admin
      </Button>
      <Dialog title="Invite an admin" isOpen={isOpen} onClose={() => setOpen(false)}>
        <InviteForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({
    resolver: zodResolver(invitationSchema),
    defaultValues: { name: '', email: '', role: 'RECRUITER' as const },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (json) => {
    setMessage(null)
    const response = await callApi('/api/admins/invitations', { method: 'POST', json }).catch(() => null)
    if (response?.isOk) {
      announce({ tone: 'success', text: response.message })
      router.refresh()
      return onDone()
    }
    if (response?.errors.email) return form.setError('email', { message: response.errors.email }, { shouldFocus: true })
    setMessage({ tone: 'error', text: response?.message || adminMessages.notInvited })
  })

  return (
    <Form onSubmit={submit} aria-label="Invite an admin" className="space-y-5">
      <Field {...form.register('name')} label="Name" autoComplete="off" required error={errors.name?.message} />
      <Field
        {...form.register('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        error={errors.email?.message}
      />
      <SelectField {...form.register('role')} label="Role" required options={adminRoles} error={errors.role?.message} />
      <ul className="space-y-1 text-sm text-muted">
        {adminRoles.map(({ value, label, text }) => (
          <li key={value}>
            <span className="font-medium text-ink">{label}:</span> {text}
          </li>
        ))}
      </ul>
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting} className="w-full">
        Send the invitation
      </Button>
    </Form>
  )
}

export function ResendInvitation(json: NewInvitation) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const response = await callApi('/api/admins/invitations', { method: 'POST', json }).catch(() => null)
    setBusy(false)
    const text = response?.message || adminMessages.notInvited
    announce({ tone: response?.isOk ? 'success' : 'error', text })
    router.refresh()
  }

  return (
    <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && resend()} className={rowAction()}>
      <Send aria-hidden className="size-4" />
      <span className={rowActionWord}>Send again</span>
      <span className="sr-only"> to {json.name}</span>
    </button>
  )
}
