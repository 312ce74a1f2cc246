import { useEffect, useEffectEvent, useState } from 'react'
import { type Draft, storeDraft, takeDraft } from '@/lib/accounts/session/browser-state'

type Options = {
  email: string
  goOn: () => void
  /** The form's input, kept in this tab while its owner is on the login page. Never includes a password or file. */
  draft?: { form: string; typed: () => Draft; restore: (typed: Draft) => void }
}

export function useSessionEnded({ email, goOn, draft }: Options) {
  const [isConfirming, setConfirming] = useState(false)
  const takeBack = useEffectEvent((owner: string) => {
    const typed = draft && takeDraft(draft.form, owner)
    if (typed) draft.restore(typed)
  })

  useEffect(() => {
    if (email) takeBack(email)
  }, [email])

  return {
    ask: () => setConfirming(true),
    dialog: {
      email,
      isOpen: isConfirming,
      onClose: () => setConfirming(false),
      onSignedIn: () => {
        setConfirming(false)
        goOn()
      },
      onLeave: () => draft && storeDraft(draft.form, email, draft.typed()),
    },
  }
}
