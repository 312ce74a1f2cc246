'use client'

import { ExternalLink, Search } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'

type ConsoleBarProps = { isHeader: boolean; name: string; brand: string; links: PaletteLink[] }

/** Has a fixed height to avoid layout shift. On some pages it's the page's header. */
export function ConsoleBar({ isHeader, name, brand, links }: ConsoleBarProps) {
  const Bar = isHeader ? 'header' : 'div'
  return (
    <Bar className="z-20 flex h-12 items-center gap-4 border-b border-line bg-surface px-4 sm:px-6 lg:sticky lg:top-0">
      <CommandPalette links={links} />
      {isHeader && (
        <p className="ml-auto flex shrink-0 items-center gap-4 text-sm text-muted">
          <span className="font-display font-bold text-ink max-sm:hidden">{brand}</span>
          <a
            href="/"
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline"
          >
            View site <ExternalLink aria-hidden className="size-3.5" />
          </a>
          <span className="truncate max-sm:hidden">{name}</span>
        </p>
      )}
    </Bar>
  )
}

export type PaletteLink = { label: string; href: string; isPlain?: boolean }

// Loaded when it's opened for the first time.
const PaletteSearch = dynamic(
  () => import('@/components/console/lists/palette-search').then((file) => file.PaletteSearch),
  {
    ssr: false,
  },
)

function CommandPalette({ links }: { links: PaletteLink[] }) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 w-72 min-w-0 items-center gap-2 rounded-control border border-edge bg-raised px-3 text-sm text-muted hover:bg-sunken lg:min-h-8"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="truncate">Search or jump to</span>
        <kbd aria-hidden className="ml-auto font-sans text-xs max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      <Dialog title="Search or jump to" isOpen={isOpen} onClose={() => setOpen(false)} className="mt-[12vh]! max-w-xl">
        <PaletteSearch links={links} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
