import { Building2, CircleOff, Inbox, Users } from 'lucide-react'
import Link from 'next/link'
import type { ComponentType } from 'react'
import { hasPermission, type Permission } from '@/lib/auth/roles'
import type { Tiles } from '@/lib/console/dashboard/queries'
import type { AdminRole } from '@/lib/generated/prisma/enums'

export function DashboardTiles({ counts, role }: { counts: Tiles; role: AdminRole }) {
  const hrefFor = (permission: Permission, href: string) => (hasPermission(role, permission) ? href : null)
  return (
    <dl className="grid grid-cols-2 gap-3 large-text:grid-cols-1 xl:grid-cols-4">
      <Tile
        label="Active Partner"
        count={counts.activePartners}
        icon={Building2}
        href={hrefFor('editor', '/partnerlist?approval=active')}
      />
      <Tile
        label="In-active Partner"
        count={counts.inactivePartners}
        icon={CircleOff}
        href={hrefFor('editor', '/partnerlist?approval=inactive')}
      />
      <Tile
        label="Applied Jobs"
        count={counts.applications}
        icon={Inbox}
        href={hrefFor('recruiter', '/adminappliedjobs?view=all')}
      />
      <Tile
        label="Registration"
        count={counts.registrations}
        icon={Users}
        href={hrefFor('recruiter', '/adminregister')}
      />
    </dl>
  )
}

type TileProps = { label: string; count: number; icon: ComponentType<{ className?: string }>; href: string | null }

function Tile({ label, count, icon: Icon, href }: TileProps) {
  return (
    <div className="relative flex flex-col-reverse justify-between rounded-control border border-line bg-raised px-4 py-3 has-[a:hover]:border-edge">
      <dd className="font-display text-2xl font-bold tabular-nums">{count.toLocaleString('en-US')}</dd>
      <dt className="flex items-center gap-2 text-sm font-medium text-muted">
        <Icon aria-hidden className="size-4 shrink-0" />
        {href ? (
          <Link href={href} prefetch={false} className="after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
    </div>
  )
}
