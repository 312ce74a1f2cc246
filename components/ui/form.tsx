'use client'

import { type ComponentProps, useEffect, useId, useState } from 'react'
import { restoreTyped, typedIn } from '@/components/islands/typed'
import { sendWaiting } from '@/components/islands/waiting'

/**
 * A form of a page that React brings to life. What was typed and chosen before stays, and one that was sent before is sent
 * then (public/boot.js stops it until it is live).
 */
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
