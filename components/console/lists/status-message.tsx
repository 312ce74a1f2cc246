'use client'

import { PenLine, Undo2 } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { AnnounceContext } from '@/components/ui/announce'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { useTemporary } from '@/components/ui/use-temporary'

const CLEARS_AFTER_MS = 3_000

/** Something that the server did and can undo. */
type Undoable = {
  text: string
  /** Resolves to whether all of it was undone. */
  undo: () => Promise<boolean>
  /** Runs once that's undone. */
  instead?: { label: string; key: string; act: () => void }
}

const UndoContext = createContext<(undoable: Undoable) => () => void>(() => () => {})

/** Shows a message with an Undo button for as long as the server can undo it. Returns a function that removes it sooner. */
export const useOfferUndo = () => useContext(UndoContext)

export function StatusMessage({ undoSeconds = 0, children }: { undoSeconds?: number; children: ReactNode }) {
  const [message, announce] = useTemporary<Message>(CLEARS_AFTER_MS)
  const waiting = useRef(new Map<Undoable, ReturnType<typeof setTimeout>>())
  const isUndoing = useRef(false)
  const [undoable, setUndoable] = useState<Undoable | null>(null)

  const settle = useCallback((settled: Undoable) => {
    clearTimeout(waiting.current.get(settled))
    waiting.current.delete(settled)
    setUndoable([...waiting.current.keys()].at(-1) ?? null)
  }, [])
  const undo = useCallback(async () => {
    const last = [...waiting.current.keys()].at(-1)
    if (!last) return false
    settle(last)
    return last.undo()
  }, [settle])
  const doInstead = useCallback(async () => {
    const { instead } = [...waiting.current.keys()].at(-1) ?? {}
    // A double-click would undo the decision before too.
    if (!instead || isUndoing.current) return
    isUndoing.current = true
    if (await undo()) instead.act()
    isUndoing.current = false
  }, [undo])
  const offer = useCallback(
    (offered: Undoable) => {
      const timer = setTimeout(() => settle(offered), undoSeconds * 1000)
      waiting.current.set(offered, timer)
      setUndoable(offered)
      return () => settle(offered)
    },
    [settle, undoSeconds],
  )

  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || (target as Element).closest('input, textarea, select, dialog')) return
      const last = [...waiting.current.keys()].at(-1)
      if (key === 'u') undo()
      else if (last?.instead?.key === key) doInstead()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, doInstead])

  return (
    <AnnounceContext value={announce}>
      <UndoContext value={offer}>{children}</UndoContext>
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
