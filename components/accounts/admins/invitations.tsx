'use client'

import { Send, UserPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { pageAction, rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
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

const inputs: InputOf<NewInvitation>[] = [
  { name: 'name', label: 'Name', autoComplete: 'off' },
  { name: 'email', label: 'Email', inputMode: 'email', autoComplete: 'off' },
  { name: 'role', label: 'Role', as: SelectField, options: adminRoles },
]

const invite = (json: NewInvitation) => callApi('/api/admins/invitations', { method: 'POST', json })

function InviteForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const announce = useAnnounce()
  const invitation = useSubmit({
    schema: invitationSchema,
    values: { name: '', email: '', role: 'RECRUITER' as const },
    call: invite,
    done: ({ message }) => {
      announce({ tone: 'success', text: message })
      router.refresh()
      onDone()
    },
    failed: adminMessages.notInvited,
  })
  return (
    <SubmitForm of={invitation} label="Invite an admin" inputs={inputs} button="Send invitation">
      <ul className="space-y-1 text-sm text-muted">
        {adminRoles.map(({ value, label, text }) => (
          <li key={value}>
            <span className="font-medium text-ink">{label}:</span> {text}
          </li>
        ))}
      </ul>
    </SubmitForm>
  )
}

export function ResendInvitation(json: NewInvitation) {
  const { act, isBusy } = useAction({
    call: () => invite(json),
    done: ({ message }) => message,
    failed: adminMessages.notInvited,
  })
  return (
    <button type="button" aria-disabled={isBusy} onClick={() => act()} className={rowAction()}>
      <Send aria-hidden className="size-4" />
      <span className={rowActionWord}>Resend</span>
      <span className="sr-only"> to {json.name}</span>
    </button>
  )
}
