'use client'

import { ReasonDialog } from '@/components/moderation/reason-dialog'
import { moderationMessages } from '@/lib/moderation/messages'
import { commonQuestions } from '@/lib/moderation/schema'

type SendBackDialogProps = {
  title: string
  isOpen: boolean
  isBusy: boolean
  onSendBack: (questions: string) => void
  onClose: () => void
}

export function SendBackDialog({ onSendBack, ...dialog }: SendBackDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      question={moderationMessages.askSendBack}
      action="Send back"
      label="Questions"
      missing={moderationMessages.questionsMissing}
      look="primary"
      starters={{ legend: 'Questions to start from', sentences: commonQuestions }}
      onDecide={onSendBack}
    />
  )
}
