'use client'

import { ExternalLink } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { CommandPalette, type PaletteLink } from '@/components/back-office/command-palette'
import { hasSiteHeader } from '@/lib/routes/routes'

type ConsoleBarProps = { name: string; brand: string; links: PaletteLink[] }

/**
 * The bar above every page of the back office. On the pages that have a header it is one: with the brand, a way to the
 * site and the admin's name. It is as high on all of them, so that nothing moves from one to the next.
 */
export function ConsoleBar({ name, brand, links }: ConsoleBarProps) {
  const Bar = hasSiteHeader(usePathname()) ? 'header' : 'div'
  return (
    <Bar className="z-20 flex h-12 items-center gap-4 border-b border-line bg-surface px-4 sm:px-6 lg:sticky lg:top-0">
      <CommandPalette links={links} />
      {Bar === 'header' && (
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
