'use client'

import { PenLine, Undo2 } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { AnnounceContext } from '@/components/ui/announce'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { useTemporary } from '@/components/ui/use-temporary'

const CLEARS_AFTER_MS = 3_000
const UNDO_MS = 5_000

type Deferred = {
  text: string
  /** What happens unless it's undone. Nothing, if the server already did it and `undo` takes it back. */
  act?: () => void
  undo: () => void
  instead?: { label: string; key: string; act: () => void }
}

const DeferContext = createContext<(deferred: Deferred) => void>(({ act }) => act?.())

export const useDefer = () => useContext(DeferContext)

/** `undoSeconds` is how long the server lets people undo what it already did. */
export function StatusMessage({ undoSeconds, children }: { undoSeconds?: number; children: ReactNode }) {
  const [message, announce] = useTemporary<Message>(CLEARS_AFTER_MS)
  const waiting = useRef(new Map<Deferred, ReturnType<typeof setTimeout>>())
  const [undoable, setUndoable] = useState<Deferred | null>(null)

  const settle = useCallback((deferred: Deferred) => {
    clearTimeout(waiting.current.get(deferred))
    waiting.current.delete(deferred)
    setUndoable([...waiting.current.keys()].at(-1) ?? null)
  }, [])
  const undo = useCallback(() => {
    const last = [...waiting.current.keys()].at(-1)
    if (!last) return
    settle(last)
    last.undo()
  }, [settle])
  const doInstead = useCallback(() => {
    const { instead } = [...waiting.current.keys()].at(-1) ?? {}
    if (!instead) return
    undo()
    instead.act()
  }, [undo])
  const { defer, makeAll } = useMemo(() => {
    const make = (deferred: Deferred) => {
      settle(deferred)
      deferred.act?.()
    }
    const defer = (deferred: Deferred) => {
      const ms = deferred.act || !undoSeconds ? UNDO_MS : undoSeconds * 1000
      waiting.current.set(
        deferred,
        setTimeout(() => make(deferred), ms),
      )
      setUndoable(deferred)
    }
    return { defer, makeAll: () => [...waiting.current.keys()].forEach(make) }
  }, [settle, undoSeconds])

  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || (target as Element).closest('input, textarea, select, dialog')) return
      const last = [...waiting.current.keys()].at(-1)
      if (key === 'u') undo()
      else if (last?.instead?.key === key) doInstead()
    }
    document.addEventListener('keydown', press)
    addEventListener('pagehide', makeAll)
    return () => {
      document.removeEventListener('keydown', press)
      removeEventListener('pagehide', makeAll)
    }
  }, [undo, doInstead, makeAll])

  return (
    <AnnounceContext value={announce}>
      <DeferContext value={defer}>{children}</DeferContext>
      <div className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex flex-col items-center gap-2 px-5">
        <div className={message ? 'rounded-control bg-raised shadow-lifted' : undefined}>
          <MessageArea message={message} />
        </div>
        <div role="status" className={undoable ? 'pointer-events-auto' : undefined}>
          {undoable && (
            <p className="flex flex-wrap items-center gap-x-3 rounded-control border border-line bg-raised py-1 pr-1 pl-4 shadow-lifted">
              {undoable.text}
              {undoable.instead && (
                <button type="button" onClick={doInstead} className={afterthought}>
                  <PenLine aria-hidden className="size-4" /> {undoable.instead.label}
                  <kbd className="font-sans text-xs text-muted max-md:hidden">{undoable.instead.key}</kbd>
                </button>
              )}
              <button type="button" onClick={undo} className={afterthought}>
                <Undo2 aria-hidden className="size-4" /> Undo
                <kbd className="font-sans text-xs text-muted max-md:hidden">u</kbd>
              </button>
            </p>
          )}
        </div>
      </div>
    </AnnounceContext>
  )
}

const afterthought =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-accent hover:bg-sunken'
