'use client'

import { Flag } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { island } from '@/components/site/islands/island'
import { buttonClass } from '@/components/ui/button'

type Form = ComponentType<{ jobId: number; isOpen: boolean; onClose: () => void }>

export const ReportJob = island('report-job', function ReportJob({ jobId }: { jobId: number }) {
  const [isLive, setLive] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [Form, setForm] = useState<Form | null>(null)

  useEffect(() => setLive(true), [])

  async function open() {
    const { ReportForm } = await import('@/components/jobs/reports/report-form')
    setForm(() => ReportForm)
    setOpen(true)
  }

  return (
    <div className="mt-4 min-h-11">
      {isLive && (
        <button type="button" aria-haspopup="dialog" onClick={open} className={buttonClass('quiet', 'px-3 text-muted')}>
          <Flag aria-hidden className="size-4.5" /> Report this job
        </button>
      )}
      {Form && <Form jobId={jobId} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
})
