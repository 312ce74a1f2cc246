import { defineList } from '@/lib/back-office/list'
import { MailState } from '@/lib/generated/prisma/enums'

/** The outbox, newest first. */
export const mailList = defineList({
  path: '/outbox',
  sorts: ['written', 'to'],
  initialSort: { sort: 'written', direction: 'desc' },
  filters: { state: ['waiting', 'sent', 'failed'] },
})

export type MailQuery = ReturnType<typeof mailList.read>

export const stateOptions = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const

/** The database's word for each. */
export const mailStates = { waiting: MailState.WAITING, sent: MailState.SENT, failed: MailState.FAILED } as const
