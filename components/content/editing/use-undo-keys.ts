import { useEffect, useEffectEvent } from 'react'

type Steps = { undo: (() => void) | null; redo: (() => void) | null }

/** Ctrl+Z and Ctrl+Shift+Z on the page. Dialogs and form fields keep the browser's own. */
export function useUndoKeys({ undo, redo }: Steps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y'
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, dialog')) return
    event.preventDefault()
    event.stopPropagation()
    if (isRedo) redo?.()
    else undo?.()
  })
  useEffect(() => {
    // Before the rich text editor, which has an undo of its own.
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
