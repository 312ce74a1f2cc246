'use client'

import { Check, RotateCcw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { handlingMessages } from '@/lib/reports/messages'

type HandleReportProps = { id: number; label: string; isHandled: boolean }

/** Marks one report of a posting as handled, or opens it again. One button, so that it keeps the focus. */
export function HandleReport({ id, label, isHandled }: HandleReportProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)
  const Icon = isHandled ? RotateCcw : Check

  async function change() {
    setBusy(true)
    const json = { isHandled: !isHandled }
    const response = await callApi(`/api/reports/${id}`, { method: 'PATCH', json }).catch(() => null)
    setBusy(false)
    if (!response?.isOk) return announce({ tone: 'error', text: response?.message || handlingMessages.failure })
    announce({ tone: 'success', text: isHandled ? handlingMessages.reopened : handlingMessages.handled })
    router.refresh()
  }

  return (
    <Button look={isHandled ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={change}>
      <Icon aria-hidden className="size-5" /> {isHandled ? 'Open again' : 'Mark as handled'}
      <span className="sr-only">: {label}</span>
    </Button>
  )
}
