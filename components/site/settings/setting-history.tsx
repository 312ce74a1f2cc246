'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { settingsMessages } from '@/lib/site/settings/messages'

type Version = { version: number; adminName: string; at: string; changed: string[] }
type SettingHistoryProps = { name: 'company' | 'look'; version: number; history: Version[] }

export function SettingHistory({ name, version, history }: SettingHistoryProps) {
  if (history.length === 0) return null
  const sample = { version: 0, adminName: '', at: 'Before the first change', changed: [] }
  return (
    <section aria-labelledby="history-title" className="mt-10">
      <h2 id="history-title" className="text-heading">
        History
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {[...history, sample].map((row) => (
          <li key={row.version} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <p className="min-w-0">
              {row.at}{' '}
              <span className="text-muted">{[row.adminName, row.changed.join(', ')].filter(Boolean).join(' · ')}</span>
            </p>
            {row.version === version ? (
              <p className="text-sm text-muted">Current</p>
            ) : (
              <Restore name={name} version={version} from={row.version} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Restore({ name, version, from }: { name: string; version: number; from: number }) {
  return (
    <ConfirmedAction
      title="Restore version"
      question="Restore these settings? The site shows them right away."
      confirmLabel="Restore"
      look="primary"
      button={(ask) => (
        <Button look="quiet" onClick={ask}>
          Restore
        </Button>
      )}
      call={() => callApi(`/api/settings/${name}/restore`, { method: 'POST', json: { version, from } })}
      done={settingsMessages.saved}
      failed={settingsMessages.failure}
    />
  )
}
