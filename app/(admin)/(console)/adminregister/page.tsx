import type { Metadata } from 'next'
import { RegistrationTable } from '@/components/accounts/registration-table'
import { RegistrationTabs } from '@/components/accounts/registration-tabs'
import { ListToolbar } from '@/components/back-office/list-toolbar'
import { NoRecords } from '@/components/back-office/no-records'
import { PageTitle } from '@/components/back-office/page-title'
import { DemoTable } from '@/components/demos/demo-table'
import { PageLinks } from '@/components/ui/page-links'
import { registrationList, statusOptions } from '@/lib/accounts/registration-list'
import { listRegistrations } from '@/lib/accounts/registration-queries'
import { type Admin, requireAdmin } from '@/lib/auth/guards'
import { demoList, sessionOptions } from '@/lib/demos/list'
import { listDemos } from '@/lib/demos/queries'

export const metadata: Metadata = {
  title: 'Registration List',
  description: 'Everyone who registered on the site or for a demo session.',
  robots: { index: false },
}

type SearchParams = Record<string, string | string[] | undefined>

export default async function RegistrationListPage({ searchParams }: PageProps<'/adminregister'>) {
  const admin = await requireAdmin('/adminregister')
  const asked = await searchParams
  return demoList.read(asked).tab === 'demos' ? (
    <Demos admin={admin} asked={asked} />
  ) : (
    <Registrations admin={admin} asked={asked} />
  )
}

type ListProps = { admin: Admin; asked: SearchParams }

async function Registrations({ admin, asked }: ListProps) {
  const current = registrationList.read(asked)
  const { registrations, total, page, pages } = await listRegistrations(admin, current)
  return (
    <>
      <PageTitle title="Registration List" text={countOf(total, 'registration')} />
      <RegistrationTabs shown="registrations" />
      <ListToolbar
        list={registrationList}
        current={current}
        searches="name, e-mail or phone"
        filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
        csvPath="/api/exports/registrations"
      />
      {registrations.length > 0 ? (
        <RegistrationTable registrations={registrations} sorting={{ list: registrationList, current }} />
      ) : (
        <NoRecords all={current.search || current.status ? '/adminregister' : null}>
          Everyone who asks for a code on the Sign up page appears here.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => registrationList.hrefOf(current, { page: next })} />
    </>
  )
}

async function Demos({ admin, asked }: ListProps) {
  const current = demoList.read(asked)
  const { demos, total, page, pages } = await listDemos(admin, current)
  return (
    <>
      <PageTitle title="Registration List" text={countOf(total, 'demo registration')} />
      <RegistrationTabs shown="demos" />
      <ListToolbar
        list={demoList}
        current={current}
        searches="name, e-mail or phone"
        filters={[{ name: 'session', label: 'Session', options: sessionOptions }]}
        csvPath="/api/exports/demos"
      />
      {demos.length > 0 ? (
        <DemoTable demos={demos} sorting={{ list: demoList, current }} />
      ) : (
        <NoRecords all={current.search || current.session ? '/adminregister?tab=demos' : null}>
          Everyone who registers for a demo session appears here.
        </NoRecords>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(next) => demoList.hrefOf(current, { page: next })} />
    </>
  )
}

const countOf = (total: number, noun: string) => `${total.toLocaleString('en-US')} ${noun}${total === 1 ? '' : 's'}`
