'use client'

import { ReasonDialog } from '@/components/hiring/moderation/reason-dialog'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { commonReasons } from '@/lib/hiring/moderation/schema'

type RejectDialogProps = {
  title: string
  question: string
  isOpen: boolean
  isBusy: boolean
  problem?: string
  onReject: (reason: string) => void
  onClose: () => void
}

export function RejectDialog({ onReject, ...dialog }: RejectDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      action="Reject"
      label="Reason"
      missing={moderationMessages.rejectionUnexplained}
      look="danger"
      starters={{ legend: 'Reasons to start from', sentences: commonReasons }}
      onDecide={onReject}
    />
  )
}
