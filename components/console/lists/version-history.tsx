'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { versionMessages } from '@/lib/console/lists/edit-messages'
import { momentLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'

type Change = { label: string; before: string; after: string }
type Version = { version: number; adminName: string; createdAt: Date; changes: Change[] }

type VersionHistoryProps = {
  /** The call that publishes `from` again, if `version` is still current. */
  restorePath: string
  version: number
  history: Version[]
  /** The noun for what's versioned, such as "text". */
  noun: string
  /** The name of version 0. If it's missing, there's nothing to restore before version 1. */
  first?: string
}

export function VersionHistory({ history, noun, first, ...restore }: VersionHistoryProps) {
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      {history.length === 0 && !first && <p className="text-muted">Nothing published yet.</p>}
      <ol className="space-y-4">
        {history.map(({ version: number, adminName, createdAt, changes }) => (
          <li key={number} className="border-l-2 border-line pl-4">
            <p className="font-medium">Version {number}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {adminName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
            </p>
            <details className="mt-1 text-sm">
              <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
                {countOf(changes.length, noun)} changed
              </summary>
              <ChangeList changes={changes} />
            </details>
            <Restore {...restore} from={number} name={`version ${number}`} />
          </li>
        ))}
        {first && (
          <li className="border-l-2 border-line pl-4">
            <p className="font-medium">{first}</p>
            <Restore {...restore} from={0} name={`the ${first.toLowerCase()}`} />
          </li>
        )}
      </ol>
    </section>
  )
}

export function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <dl className="space-y-3 pb-2">
      {changes.map(({ label, before, after }, index) => (
        <div key={index} className="wrap-anywhere">
          <dt className="font-medium">{label}</dt>
          <dd className="text-muted">
            <del>{before}</del>
          </dd>
          <dd>
            <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type RestoreProps = Pick<VersionHistoryProps, 'restorePath' | 'version'> & { from: number; name: string }

function Restore({ restorePath, version, from, name }: RestoreProps) {
  if (from === version) return <p className="text-sm text-muted">Live version.</p>
  return (
    <ConfirmedAction
      call={() => callApi(restorePath, { method: 'POST', json: { version, from } })}
      title="Restore"
      question={versionMessages.ask}
      confirmLabel="Restore"
      done={versionMessages.restored}
      failed={versionMessages.notRestored}
      className="mt-1"
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          Restore<span className="sr-only"> {name}</span>
        </Button>
      )}
    />
  )
}
