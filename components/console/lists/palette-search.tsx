'use client'

import { Command } from 'cmdk'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { PaletteLink } from '@/components/console/lists/console-bar'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { callApi } from '@/lib/api/client'

type Found = { kind: string; label: string; detail: string; href: string; isSample: boolean }
type PaletteSearchProps = { links: PaletteLink[]; onDone: () => void }

const TYPING_MS = 150
const MIN_WORDS = 2

export function PaletteSearch({ links, onDone }: PaletteSearchProps) {
  const router = useRouter()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<{ of: string; records: Found[] }>({ of: '', records: [] })
  const isLong = words.trim().length >= MIN_WORDS
  const pages = links.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()))
  const records = isLong ? found.records : []
  const kinds = [...new Set(records.map(({ kind }) => kind))]

  useEffect(() => {
    if (!isLong) return
    let isNewest = true
    const timer = setTimeout(async () => {
      const path = `/api/records?${new URLSearchParams({ search: words.trim() })}`
      const { isOk, data } = await callApi<Found[]>(path, { method: 'GET' })
      if (isNewest) setFound({ of: words, records: isOk ? data : [] })
    }, TYPING_MS)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [words, isLong])

  function go({ href, isPlain }: { href: string; isPlain?: boolean }) {
    onDone()
    if (isPlain) location.assign(href)
    else router.push(href)
  }

  return (
    <Command shouldFilter={false} loop label="Search or jump to" className="-mt-1">
      <Command.Input
        data-first-focus
        autoFocus
        value={words}
        onValueChange={setWords}
        placeholder="Page, posting, person, article or email"
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-3.5 text-base placeholder:text-muted"
      />
      <Command.List className="mt-3 max-h-[50vh] overflow-y-auto">
        <Command.Empty className="px-3 py-6 text-center text-muted">
          {isLong && found.of !== words ? 'Searching…' : 'No results.'}
        </Command.Empty>
        {pages.length > 0 && (
          <Command.Group heading="Pages" className={group}>
            {pages.map((link) => (
              <Command.Item key={link.href} value={link.href} onSelect={() => go(link)} className={item}>
                {link.label}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {kinds.map((kind) => (
          <Command.Group key={kind} heading={kind.charAt(0).toUpperCase() + kind.slice(1)} className={group}>
            {records
              .filter((record) => record.kind === kind)
              .map((record, at) => (
                <Command.Item
                  key={at}
                  value={`${kind} ${at} ${record.href}`}
                  onSelect={() => go(record)}
                  className={item}
                >
                  <span className="flex min-w-0 items-center gap-2">
                    <span className="truncate font-medium">{record.label}</span>
                    {record.isSample && <SampleBadge />}
                  </span>
                  <span className="ml-auto truncate text-sm text-muted">{record.detail}</span>
                </Command.Item>
              ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

const item =
  'flex min-h-11 cursor-pointer items-center gap-4 rounded-control px-3 data-[selected=true]:bg-sunken lg:min-h-9'
const group =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted'
