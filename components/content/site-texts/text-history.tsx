'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import type { TextHistory as Versions } from '@/lib/content/site-texts/queries'
import { momentLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'

type TextHistoryProps = { slug: string; version: number; history: Versions }

export function TextHistory({ slug, version, history }: TextHistoryProps) {
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      <ol className="space-y-4">
        {history.map(({ version: number, adminName, createdAt, changes }) => (
          <li key={number} className="border-l-2 border-line pl-4">
            <p className="font-medium">Version {number}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {adminName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
            </p>
            <details className="mt-1 text-sm">
              <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
                {countOf(changes.length, 'text')} changed
              </summary>
              <dl className="space-y-3 pb-2">
                {changes.map(({ label, before, after }) => (
                  <div key={label} className="wrap-anywhere">
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
            </details>
            {number === version ? (
              <p className="text-sm text-muted">Live version.</p>
            ) : (
              <Restore slug={slug} version={version} from={number} name={`version ${number}`} />
            )}
          </li>
        ))}
        <li className="border-l-2 border-line pl-4">
          <p className="font-medium">Default content</p>
          {version === 0 ? (
            <p className="text-sm text-muted">Live version.</p>
          ) : (
            <Restore slug={slug} version={version} from={0} name="the default content" />
          )}
        </li>
      </ol>
    </section>
  )
}

type RestoreProps = { slug: string; version: number; from: number; name: string }

function Restore({ slug, version, from, name }: RestoreProps) {
  return (
    <ConfirmedAction
      call={() => callApi(`/api/site-texts/${slug}/restore`, { method: 'POST', json: { version, from } })}
      title="Restore"
      question={siteTextMessages.askRestore}
      confirmLabel="Restore"
      done={siteTextMessages.restored}
      failed={siteTextMessages.failure}
      className="mt-1"
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          Restore<span className="sr-only"> {name}</span>
        </Button>
      )}
    />
  )
}
