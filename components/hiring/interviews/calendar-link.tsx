'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { CreatedSecret } from '@/components/ui/created-secret'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { calendarMessages as messages } from '@/lib/hiring/interviews/messages'

const path = '/api/adminaccount/calendar'
const createLink = () => callApi<{ url: string }>(path, { method: 'POST' })

/** The private link to a recruiter's interviews, which is only shown once. */
export function CalendarLink({ since }: { since: string | null }) {
  const [url, setUrl] = useState('')
  const created = ({ data }: Awaited<ReturnType<typeof createLink>>) => {
    setUrl(data.url)
    return undefined
  }
  const create = useAction({ call: createLink, done: created, failed: messages.notCreated })
  if (url) return <CreatedSecret text={messages.created} secret={url} onDone={() => setUrl('')} />
  if (!since)
    return (
      <div className="space-y-5">
        <Button look="secondary" isBusy={create.isBusy} onClick={() => create.act()}>
          Create link
        </Button>
        <MessageArea message={create.message} />
      </div>
    )
  return (
    <>
      <p className="mb-5">Link created on {since}</p>
      <div className="flex flex-wrap gap-3">
        <ConfirmedAction
          call={createLink}
          title="Replace link"
          question={messages.askReplace}
          confirmLabel="Replace link"
          done={created}
          failed={messages.notCreated}
          button={(ask) => (
            <Button look="secondary" onClick={ask}>
              Replace link
            </Button>
          )}
        />
        <ConfirmedAction
          call={() => callApi(path, { method: 'DELETE' })}
          title="Remove link"
          question={messages.askRemove}
          confirmLabel="Remove link"
          done={messages.removed}
          failed={messages.notRemoved}
          button={(ask) => (
            <Button look="quiet" onClick={ask}>
              Remove link
            </Button>
          )}
        />
      </div>
    </>
  )
}
