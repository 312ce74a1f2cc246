import type { Metadata } from 'next'
import { MailList } from '@/components/mail/list'
import { TaskFailures } from '@/components/schedule/task-failures'

export const metadata: Metadata = {
  title: 'Outbox',
  description: 'Mails that the site has written and whether they were sent.',
  robots: { index: false },
}

export default function OutboxPage({ searchParams }: PageProps<'/outbox'>) {
  return <MailList searchParams={searchParams} below={<TaskFailures />} />
}
