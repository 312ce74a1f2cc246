'use client'

import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { restoreTyped, typedIn } from '@/components/site/islands/typed'
import { sendWaiting } from '@/components/site/islands/waiting'

/** Keeps what was typed before React was there, and sends a form that was submitted before (public/boot.js holds it). */
export function Form(form: Omit<ComponentProps<'form'>, 'ref'>) {
  const ownId = useId()
  const id = form.id ?? ownId
  const place = useRef<HTMLFormElement>(null)
  // During the first render the server's own form is still in the page.
  const [typed] = useState(() => {
    const sent = typeof document === 'undefined' ? null : document.getElementById(id)
    return sent && sent.dataset.live === undefined ? typedIn(sent) : []
  })
  useEffect(() => {
    const live = place.current
    if (!live) return
    restoreTyped(typed)
    setTimeout(() => sendWaiting(live))
  }, [typed])
  return <form method="post" noValidate data-waits="" {...form} ref={place} id={id} />
}
