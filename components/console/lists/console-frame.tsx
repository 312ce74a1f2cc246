import {
  Briefcase,
  Building2,
  ChartColumn,
  CircleUser,
  ContactRound,
  FileCheck2,
  Files,
  FlaskConical,
  History,
  Hourglass,
  Inbox,
  LayoutDashboard,
  ListTree,
  LogOut,
  Mails,
  Menu,
  MessageSquareMore,
  MessagesSquare,
  Newspaper,
  PenLine,
  Image as Picture,
  Server,
  Settings,
  ShieldCheck,
  TextCursorInput,
  Users,
} from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { AdminLogout, ConsoleLink } from '@/components/console/lists/console-entries'
import { ConsoleSession } from '@/components/console/lists/console-session'
import { EarlyClicks } from '@/components/console/lists/early-clicks'
import { StatusMessage } from '@/components/console/lists/status-message'
import { Disclosure } from '@/components/site/chrome/disclosure'
import { Logo } from '@/components/site/chrome/logo'
import { MenuCloser } from '@/components/site/chrome/menu-closer.island'
import { ThemeSwitch } from '@/components/site/chrome/theme-switch.island'
import type { Admin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { countWaiting, type WaitingCounts } from '@/lib/console/dashboard/queries'
import { env } from '@/lib/env'
import { type AdminLink, adminLinksOf } from '@/lib/site/routes/navigation'
import type { AdminGroup, AdminIcon } from '@/lib/site/routes/routes'

const icons: Record<AdminIcon, ComponentType<{ className?: string }>> = {
  dashboard: LayoutDashboard,
  people: Users,
  person: ContactRound,
  partner: Building2,
  job: FileCheck2,
  posting: Briefcase,
  application: Inbox,
  report: ChartColumn,
  logo: Picture,
  blog: Newspaper,
  message: MessagesSquare,
  mail: Mails,
  template: PenLine,
  text: TextCursorInput,
  page: Files,
  menu: ListTree,
  audit: History,
  retention: Hourglass,
  sample: FlaskConical,
  comment: MessageSquareMore,
  admins: ShieldCheck,
  system: Server,
  settings: Settings,
  account: CircleUser,
}
const groups: (AdminGroup | undefined)[] = [undefined, 'Hiring', 'Content', 'People', 'System']
const ACCOUNT = '/adminaccount'
const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-[0.9375rem] font-medium text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand lg:min-h-9 lg:text-sm [@media(max-height:56rem)]:lg:min-h-7.5'
const heading = 'px-3 pt-2.5 pb-0.5 text-xs font-medium text-muted'
const MAX_COUNT = 999

type ConsoleFrameProps = { admin: Admin | null; children: ReactNode }

export function ConsoleFrame({ admin, children }: ConsoleFrameProps) {
  const links = admin ? adminLinksOf(admin.role) : []
  return (
    <EarlyClicks>
      <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-3">
          Skip to content
        </a>
        <MenuCloser />
        <ConsoleMenu links={links} name={admin?.name ?? ''} waiting={admin && countWaiting(admin)} />
        <div className="flex min-w-0 flex-col lg:min-h-dvh">
          <ConsoleSession adminId={admin?.id ?? 0} isEditor={admin !== null && hasPermission(admin.role, 'editor')}>
            <StatusMessage undoSeconds={env().UNDO_SECONDS}>{children}</StatusMessage>
          </ConsoleSession>
        </div>
      </div>
    </EarlyClicks>
  )
}

type ConsoleMenuProps = { links: AdminLink[]; name: string; waiting: Promise<WaitingCounts> | null }

function ConsoleMenu(props: ConsoleMenuProps) {
  return (
    <aside aria-label="Sidebar" className="bg-raised lg:border-r lg:border-line">
      <div className="relative flex min-h-14 flex-wrap items-center gap-2 border-b border-line px-4 large-text:py-1 lg:hidden">
        <Logo />
        <span className="ml-auto">
          <ThemeSwitch />
        </span>
        <Disclosure>
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-3.5 font-semibold hover:bg-sunken">
            <Menu aria-hidden className="size-5" /> Menu
          </summary>
          <nav
            aria-label="Admin console"
            className="absolute inset-x-0 top-full z-30 flex max-h-[calc(100dvh-3.5rem)] flex-col border-b border-line bg-raised shadow-lifted"
          >
            <ConsoleLinks {...props} />
          </nav>
        </Disclosure>
      </div>
      <nav aria-label="Admin console" className="sticky top-0 hidden h-dvh flex-col lg:flex">
        <div className="flex min-h-12 shrink-0 items-center justify-between gap-2 pr-1 pl-4">
          <Logo className="py-1 text-lg! leading-tight [&_svg]:size-7" />
          <ThemeSwitch />
        </div>
        <ConsoleLinks {...props} />
      </nav>
    </aside>
  )
}

type ConsoleLinksProps = { links: AdminLink[]; name: string; waiting: Promise<WaitingCounts> | null }

function ConsoleLinks({ links, name, waiting }: ConsoleLinksProps) {
  const account = links.find(({ href }) => href === ACCOUNT)
  const visible = groups
    .map((title) => ({ title, links: links.filter(({ group, href }) => group === title && href !== ACCOUNT) }))
    .filter((group) => group.links.length > 0)
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4 [mask-image:linear-gradient(to_top,transparent,black_1rem)]">
        {visible.map((group) => (
          <section key={group.title ?? ''} aria-label={group.title}>
            {group.title && (
              <p aria-hidden className={heading}>
                {group.title}
              </p>
            )}
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Entry link={link} waiting={waiting} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="shrink-0 border-t border-line p-2">
        {account && (
          <ConsoleLink href={account.href} className={entry}>
            <CircleUser aria-hidden className="size-4.5 shrink-0" />
            <span className="truncate">{name}</span>
            <span className="sr-only">, your account</span>
          </ConsoleLink>
        )}
        <AdminLogout className={entry}>
          <LogOut aria-hidden className="size-4.5 shrink-0" /> Logout
        </AdminLogout>
      </div>
    </>
  )
}

type EntryProps = { link: AdminLink; waiting: ConsoleLinksProps['waiting'] }

function Entry({ link: { label, href, icon, isPlain }, waiting }: EntryProps) {
  const Icon = icons[icon]
  return (
    <ConsoleLink href={href} isPlain={isPlain} className={entry}>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {waiting && (
        <Suspense fallback={null}>
          <Count href={href} waiting={waiting} />
        </Suspense>
      )}
    </ConsoleLink>
  )
}

async function Count({ href, waiting }: { href: string; waiting: Promise<WaitingCounts> }) {
  const count = (await waiting)[href]
  if (!count) return null
  return (
    <span className="text-xs tabular-nums">
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
