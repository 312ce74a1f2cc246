'use client'

export type PaletteLink = { label: string; href: string; isPlain?: boolean }

export function CommandPalette({ links }: { links: PaletteLink[] }) {
  return <span className="text-sm text-muted">{links.length}</span>
}
