import {
  Briefcase,
  Building2,
  CircleUser,
  FileCheck2,
  History,
  Hourglass,
  Inbox,
  LayoutDashboard,
  LogOut,
  Mails,
  MessageSquareMore,
  MessagesSquare,
  Newspaper,
  PenLine,
  Image as Picture,
  Server,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { AdminLogout } from '@/components/back-office/admin-logout'
import { ConsoleLink } from '@/components/back-office/console-link'
import type { WaitingCounts } from '@/lib/dashboard/queries'
import type { AdminLink } from '@/lib/routes/navigation'
import type { AdminGroup, AdminIcon } from '@/lib/routes/routes'

const icons: Record<AdminIcon, ComponentType<{ className?: string }>> = {
  dashboard: LayoutDashboard,
  people: Users,
  partner: Building2,
  job: FileCheck2,
  posting: Briefcase,
  application: Inbox,
  logo: Picture,
  blog: Newspaper,
  message: MessagesSquare,
  mail: Mails,
  template: PenLine,
  audit: History,
  retention: Hourglass,
  comment: MessageSquareMore,
  admins: ShieldCheck,
  system: Server,
  account: CircleUser,
}

const groups: (AdminGroup | undefined)[] = [undefined, 'Hiring', 'Content', 'People', 'System']
const ACCOUNT = '/adminaccount'

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-[0.9375rem] font-medium text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand lg:min-h-9 lg:text-sm'

type ConsoleLinksProps = { links: AdminLink[]; name: string; waiting: Promise<WaitingCounts> | null }

export function ConsoleLinks({ links, name, waiting }: ConsoleLinksProps) {
  const account = links.find(({ href }) => href === ACCOUNT)
  const shown = groups
    .map((title) => ({ title, links: links.filter(({ group, href }) => group === title && href !== ACCOUNT) }))
    .filter((group) => group.links.length > 0)
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        {shown.map((group) => (
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

const heading = 'px-3 pt-2.5 pb-0.5 text-xs font-medium text-muted'

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
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

const MAX_SHOWN = 999
