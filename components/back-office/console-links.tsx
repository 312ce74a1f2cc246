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
  ShieldCheck,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { AdminLogout } from '@/components/back-office/admin-logout'
import { ConsoleLink } from '@/components/back-office/console-link'
import type { AdminLink } from '@/lib/routes/navigation'
import type { AdminIcon } from '@/lib/routes/routes'

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
  account: CircleUser,
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-[0.95rem] font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand lg:min-h-10'

/** Links of the back office, then Logout. */
export function ConsoleLinks({ links }: { links: AdminLink[] }) {
  return (
    <ul className="space-y-0.5">
      {links.map(({ label, href, icon, isPlain }) => {
        const Icon = icons[icon]
        return (
          <li key={label}>
            <ConsoleLink href={href} isPlain={isPlain} className={entry}>
              <Icon aria-hidden className="size-5 shrink-0" /> {label}
            </ConsoleLink>
          </li>
        )
      })}
      <li className="mt-3 border-t border-line pt-3">
        <AdminLogout className={entry}>
          <LogOut aria-hidden className="size-5 shrink-0" /> Logout
        </AdminLogout>
      </li>
    </ul>
  )
}
