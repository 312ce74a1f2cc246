'use client'

import { ReasonDialog } from '@/components/moderation/reason-dialog'
import { moderationMessages } from '@/lib/moderation/messages'
import { commonReasons } from '@/lib/moderation/schema'

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
