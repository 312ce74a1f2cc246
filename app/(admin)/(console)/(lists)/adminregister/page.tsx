import type { Metadata } from 'next'
import { RegistrationList } from '@/components/accounts/list'
import { DemoList } from '@/components/demos/list'
import { GeneralApplicationList } from '@/components/general-applications/list'

export const metadata: Metadata = {
  title: 'Registration List',
  description: 'Everyone who registered on the site or for a demo session, or left a resume.',
  robots: { index: false },
}

export default async function RegistrationListPage({ searchParams }: PageProps<'/adminregister'>) {
  const { tab } = await searchParams
  if (tab === 'later') return <GeneralApplicationList searchParams={searchParams} />
  return tab === 'demos' ? <DemoList searchParams={searchParams} /> : <RegistrationList searchParams={searchParams} />
}
