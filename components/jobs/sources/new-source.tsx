'use client'

import { Rss } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { pageAction } from '@/components/console/lists/row-action'
import { SourceForm } from '@/components/jobs/sources/source-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { sourceMessages } from '@/lib/jobs/sources/messages'

export function NewSourceDialog() {
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  return (
    <>
      <Button onClick={() => setOpen(true)} className={pageAction}>
        <Rss aria-hidden className="size-5" /> Add feed
      </Button>
      <Dialog title="Add feed" isOpen={isOpen} onClose={() => setOpen(false)} isForm>
        <SourceForm<{ id: number }>
          label="Add feed"
          failed={sourceMessages.notAdded}
          onDone={({ data }) => router.push(`/adminpostjobs/imports/sources/${data.id}`)}
        />
      </Dialog>
    </>
  )
}
