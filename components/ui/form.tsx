'use client'

import { type ComponentProps, useEffect, useId, useState } from 'react'
import { restoreTyped, typedIn } from '@/components/site/islands/typed'
import { sendWaiting } from '@/components/site/islands/waiting'

/** What was typed before React is there stays, and a form sent before is sent then (public/boot.js holds it). */
export function Form(form: ComponentProps<'form'>) {
  const ownId = useId()
  const id = form.id ?? ownId
  // While it is first rendered the server's own form still stands in the page.
  const [typed] = useState(() => {
    const sent = typeof document === 'undefined' ? null : document.getElementById(id)
    return sent && sent.dataset.live === undefined ? typedIn(sent) : []
  })
  useEffect(() => {
    const live = document.getElementById(id)
    if (!live) return
    restoreTyped(typed)
    setTimeout(() => sendWaiting(live))
  }, [id, typed])
  return <form method="post" noValidate data-waits="" {...form} id={id} />
}
