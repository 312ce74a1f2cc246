'use client'

import { useOptimistic, useTransition } from 'react'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import type { WirePartner } from '@/lib/content/partners/format'
import { partnerMessages } from '@/lib/content/partners/messages'

type ApprovePartnerProps = {
  partner: Pick<WirePartner, 'id' | 'companyName' | 'status' | 'logo'>
  isNarrow?: boolean
}

export function ApprovePartner({ partner, isNarrow }: ApprovePartnerProps) {
  const { id, companyName, status, logo } = partner
  const [isBusy, startChange] = useTransition()
  const [currentStatus, show] = useOptimistic(status)
  const isActive = currentStatus === 'active'
  const approval = useAction({
    call: (next: typeof status) => callApi(`/api/partners/${id}`, { method: 'PATCH', json: { status: next } }),
    done: (_response, next) =>
      partnerMessages[next === 'inactive' ? 'deactivated' : logo ? 'approved' : 'approvedWithoutLogo'],
    failed: (response) => (response.status === 404 ? partnerMessages.gone : partnerMessages.notApproved),
  })

  async function change() {
    const next = isActive ? 'inactive' : 'active'
    show(next)
    await approval.act(next)
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-label={`Active: ${companyName}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && startChange(change)}
      className={`group -my-2 inline-flex min-h-11 items-center gap-2 text-sm font-medium ${isNarrow ? 'md:my-0 md:min-h-0 md:flex-col md:items-start md:gap-0 md:text-xs md:leading-4' : ''}`}
    >
      <span className="flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 transition-colors group-aria-checked:border-success group-aria-checked:bg-success">
        <span className="size-4.5 rounded-full bg-edge transition-transform forced-colors:bg-[CanvasText] group-aria-checked:translate-x-4 group-aria-checked:bg-raised" />
      </span>
      <span className="text-muted group-aria-checked:text-success">{isActive ? 'Active' : 'Inactive'}</span>
    </button>
  )
}
