import { Building2, CircleOff, Inbox, Users } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Tiles } from '@/lib/dashboard/queries'

/** The four documented tiles with their real counts (spec §2, contract §4). */
export function DashboardTiles({ counts }: { counts: Tiles }) {
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <Tile label="Active Partner" count={counts.activePartners} icon={Building2} />
      <Tile label="In-active Partner" count={counts.inactivePartners} icon={CircleOff} />
      <Tile label="Applied Jobs" count={counts.applications} icon={Inbox} />
      <Tile label="Registration" count={counts.registrations} icon={Users} />
    </dl>
  )
}

type TileProps = { label: string; count: number; icon: ComponentType<{ className?: string }> }

function Tile({ label, count, icon: Icon }: TileProps) {
  return (
    <div className="flex flex-col-reverse justify-between rounded-card border border-line bg-raised p-5 shadow-card">
      <dd className="mt-2 font-display text-title font-bold">{count.toLocaleString('en-US')}</dd>
      <dt className="flex items-center gap-2 text-[0.95rem] font-medium text-muted">
        <Icon aria-hidden className="size-5 shrink-0 text-brand" /> {label}
      </dt>
    </div>
  )
}
