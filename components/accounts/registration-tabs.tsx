import { PageTabs } from '@/components/back-office/page-tabs'

const tabs = [
  { name: 'registrations', label: 'Registrations', href: '/adminregister' },
  { name: 'demos', label: 'Demo sessions', href: '/adminregister?tab=demos' },
] as const

/** Leads from those who registered on the site to those who registered for a demo session, and back. */
export function RegistrationTabs({ shown }: { shown: (typeof tabs)[number]['name'] }) {
  return <PageTabs label="Kind of registration" tabs={tabs} shown={shown} />
}
