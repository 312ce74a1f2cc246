'use client'

import { diffWordsWithSpace } from 'diff'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { versionMessages } from '@/lib/console/lists/edit-messages'
import { momentLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'

type Image = { src: string; alt: string }
type Change = {
  label: string
  before: string
  after: string
  /** Images that were replaced, added or removed. */
  images?: { before: Image | null; after: Image | null }[]
}
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
      {changes.map(({ label, before, after, images = [] }, index) => (
        <div key={index} className="wrap-anywhere">
          <dt className="font-medium">{label}</dt>
          {before !== after && (
            <dd className="text-muted">
              <ChangedWords before={before} after={after} />
            </dd>
          )}
          {images.map((image, place) => (
            <dd key={place} className="mt-2 grid grid-cols-2 gap-2">
              <ChangedImage label="Before" image={image.before} />
              <ChangedImage label="After" image={image.after} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function ChangedWords({ before, after }: Pick<Change, 'before' | 'after'>) {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
    if (added)
      return (
        <ins key={index} className="rounded-sm bg-success-soft text-success no-underline">
          {value}
        </ins>
      )
    if (removed)
      return (
        <del key={index} className="rounded-sm bg-danger-soft text-danger">
          {value}
        </del>
      )
    return <span key={index}>{value}</span>
  })
}

function ChangedImage({ label, image }: { label: string; image: Image | null }) {
  return (
    <figure>
      <figcaption className="text-muted">{label}</figcaption>
      {image ? (
        // biome-ignore lint/performance/noImgElement: uploads are re-encoded and sized when they are stored.
        <img src={image.src} alt={image.alt} className="max-h-40 w-full rounded-control bg-sunken object-contain" />
      ) : (
        <p>No image</p>
      )}
    </figure>
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
