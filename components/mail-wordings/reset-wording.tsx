'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { wordingMessages } from '@/lib/mail-wordings/messages'
import type { MailWords } from '@/lib/mail-wordings/queries'

type ResetWordingProps = {
  mailKey: MailWords['key']
  version: number
  /** Somebody else was quicker: the words that stand now. */
  onConflict: (current: MailWords) => void
}

/** Goes back to the portal's own words, asked about first. */
export function ResetWording({ mailKey, version, onConflict }: ResetWordingProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function reset() {
    setBusy(true)
    const path = `/api/mail-wordings/${mailKey}?version=${version}`
    const answer = await callApi<{ current?: MailWords }>(path, { method: 'DELETE' }).catch(() => null)
    setBusy(false)
    setAsking(false)
    if (answer?.isOk) {
      announce({ tone: 'success', text: wordingMessages.reset })
      router.push('/mail-wording')
      return router.refresh()
    }
    if (answer?.data.current) onConflict(answer.data.current)
    announce({ tone: 'error', text: answer?.message || wordingMessages.failure })
  }

  return (
    <>
      <Button look="quiet" className="text-danger" onClick={() => setAsking(true)}>
        Use the portal's own words
      </Button>
      <ConfirmDialog
        title="The portal's own words"
        question={wordingMessages.askReset}
        confirmLabel="Use them"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
