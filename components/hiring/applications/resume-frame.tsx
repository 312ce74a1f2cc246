'use client'

import { useEffect, useRef } from 'react'

const MAX_RETURNS = 3

type ResumeFrameProps = { src: string; title: string; className: string }

/**
 * A browser's PDF viewer takes the focus once it has loaded, even if someone is typing a note. The frame returns the
 * focus until it's hovered or tabbed into, but only a few times, because screen readers move the focus without a key or
 * pointer.
 */
export function ResumeFrame(props: ResumeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const guard = new AbortController()
    const { signal } = guard
    let focused = document.activeElement
    let isTabbing = false
    let returns = 0
    const giveBack = () => {
      if (signal.aborted || document.activeElement !== frame.current) return
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
      else frame.current?.blur()
      returns += 1
      if (returns === MAX_RETURNS) guard.abort()
    }
    const onFocus = () => {
      isTabbing = false
      if (document.activeElement !== frame.current) focused = document.activeElement
    }
    const onPointer = () => {
      focused = null
    }
    const onKey = ({ key }: KeyboardEvent) => {
      isTabbing = key === 'Tab'
    }
    const onBlur = () => {
      if (isTabbing && document.activeElement === frame.current) return guard.abort()
      // In Firefox, the frame only becomes the active element after the event.
      setTimeout(giveBack)
    }
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('pointerdown', onPointer, { signal })
    document.addEventListener('keydown', onKey, { signal, capture: true })
    window.addEventListener('blur', onBlur, { signal })
    frame.current?.addEventListener('pointerenter', () => guard.abort(), { signal })
    return () => guard.abort()
  }, [])
  return <iframe ref={frame} {...props} title={props.title} />
}
