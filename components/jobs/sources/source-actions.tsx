'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { SourceForm, type StoredSource } from '@/components/jobs/sources/source-form'
import { useAnnouncement } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { Dialog } from '@/components/ui/dialog'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'

const REFRESH_MS = 2_000

type SourceActionsProps = {
  source: StoredSource
  isPaused: boolean
  /** Whether it's paused until someone has chosen its columns again. */
  needsColumns: boolean
  /** When it was last checked, as ISO 8601. */
  checkedAt: string | null
  /** Whether an import of it is running, or waits for someone. */
  isImporting: boolean
  isWaiting: boolean
}

/** Refreshes the page while something happens in the background. */
export function SourceActions({
  source,
  isPaused,
  needsColumns,
  checkedAt,
  isImporting,
  isWaiting,
}: SourceActionsProps) {
  const path = `/api/job-sources/${source.id}`
  const router = useRouter()
  const [message, say] = useAnnouncement()
  const [isEditing, setEditing] = useState(false)
  /** The last check when someone asked for another one. */
  const [checkBefore, setCheckBefore] = useState<string | null>(null)
  const isChecking = !isPaused && (isImporting || checkedAt === null || checkedAt === checkBefore)
  const check = useAction({
    call: () => callApi(`${path}/check`, { method: 'POST' }),
    done: () => {
      setCheckBefore(checkedAt)
      return messages.checking
    },
    failed: messages.notChecked,
    say,
  })
  const pause = useAction({
    call: () => callApi(`${path}/${isPaused ? 'resume' : 'pause'}`, { method: 'POST' }),
    done: () => {
      setCheckBefore(checkedAt)
      return isPaused ? messages.resumed : messages.paused
    },
    failed: isPaused ? messages.notResumed : messages.notPaused,
    say,
  })

  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(() => router.refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isChecking, router])

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {!isPaused && !isWaiting && (
          <Button look="secondary" isBusy={check.isBusy} onClick={() => check.act()}>
            Check now
          </Button>
        )}
        {!needsColumns && (
          <Button look="secondary" isBusy={pause.isBusy} onClick={() => pause.act()}>
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
        <Button look="secondary" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <ConfirmedAction
          call={() => callApi(path, { method: 'DELETE' })}
          title="Delete feed"
          question={messages.askDelete}
          confirmLabel="Delete"
          done={() => {
            router.push('/adminpostjobs/imports/sources')
            return messages.deleted
          }}
          failed={messages.notDeleted}
          button={(ask) => (
            <Button look="quiet" className="text-danger!" onClick={ask}>
              Delete
            </Button>
          )}
        />
      </div>
      <MessageArea message={message} />
      <Dialog title="Edit feed" isOpen={isEditing} onClose={() => setEditing(false)} isForm>
        <SourceForm<object>
          key={source.version}
          label="Save"
          source={source}
          failed={messages.notSaved}
          onDone={(response) => {
            say({ tone: 'success', text: response.message })
            setEditing(false)
            router.refresh()
          }}
        />
      </Dialog>
    </>
  )
}
