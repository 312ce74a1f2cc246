'use client'

import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'

const widths = {
  phone: { label: 'Phone', width: 390, icon: Smartphone },
  desktop: { label: 'Desktop', width: 1_280, icon: Monitor },
} as const

type PreviewDialogProps = {
  /** The path of the draft's preview. */
  path: string
  isOpen: boolean
  onClose: () => void
}

/** The draft as visitors would see it, at the width of a phone or a desktop. Nothing in it runs. */
export function PreviewDialog({ path, isOpen, onClose }: PreviewDialogProps) {
  const [at, setAt] = useState<keyof typeof widths>('desktop')
  const [html, setHtml] = useState<string | null>(null)
  const [room, setRoom] = useState(0)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return setHtml(null)
    const measure = () => setRoom(frame.current?.clientWidth ?? 0)
    measure()
    addEventListener('resize', measure)
    fetch(path, { headers: { accept: 'text/html' } })
      .then((response) => response.text())
      .then((page) => setHtml(shownInFrame(page)))
      .catch(() => setHtml("<p>We couldn't load the preview. Close it and try again.</p>"))
    return () => removeEventListener('resize', measure)
  }, [isOpen, path])

  const { width } = widths[at]
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <Dialog title="Preview" isOpen={isOpen} onClose={onClose} className="max-w-7xl">
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Width</legend>
        {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => {
          const { label, icon: Icon } = widths[name]
          return (
            <button
              key={name}
              type="button"
              aria-pressed={at === name}
              onClick={() => setAt(name)}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-4 font-semibold hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand"
            >
              <Icon aria-hidden className="size-5" /> {label}
            </button>
          )
        })}
      </fieldset>
      <div ref={frame} className="h-[65dvh] overflow-hidden rounded-control border border-line bg-sunken">
        {html !== null && (
          <iframe
            title={`Preview at ${width} px`}
            srcDoc={html}
            sandbox="allow-same-origin"
            className="mx-auto block origin-top-left bg-surface"
            style={{
              width,
              height: `${100 / scale}%`,
              ...(scale < 1 && { transform: `scale(${scale})` }),
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

/** The page without its bar, and without scripts: the frame can't run them, and browsers log each one. */
function shownInFrame(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const part of page.querySelectorAll('script, link[as="script"], aside[aria-label="Preview"]')) part.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
