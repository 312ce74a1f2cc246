'use client'

import { Search } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'

export type PaletteLink = { label: string; href: string; isPlain?: boolean }

// It comes when it is first opened.
const PaletteSearch = dynamic(
  () => import('@/components/back-office/palette-search').then((file) => file.PaletteSearch),
  {
    ssr: false,
  },
)

export function CommandPalette({ links }: { links: PaletteLink[] }) {
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
        <span className="truncate">Go to or find</span>
        <kbd aria-hidden className="ml-auto font-sans text-xs max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      <Dialog title="Go to or find" isOpen={isOpen} onClose={() => setOpen(false)} className="mt-[12vh]! max-w-xl">
        <PaletteSearch links={links} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
