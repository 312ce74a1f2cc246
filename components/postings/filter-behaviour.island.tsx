'use client'

import { useEffect } from 'react'
import { island } from '@/components/islands/island'
import { hrefOfForm } from '@/lib/postings/search-form'

/**
 * What scripts add to the filter form of that id: short addresses, sorting at once, a list that shows it is busy, and a
 * drawer that keeps the focus while it is open.
 */
export const FilterBehaviour = island('filter-behaviour', function FilterBehaviour({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const results = document.getElementById(`${formId}-results`)
    if (!(form instanceof HTMLFormElement)) return

    function apply(event: Event) {
      event.preventDefault()
      if (form?.matches(':popover-open')) form.hidePopover()
      results?.setAttribute('aria-busy', 'true')
      window.location.assign(hrefOfForm(new FormData(form as HTMLFormElement)))
    }
    function sort({ target }: Event) {
      if (target instanceof HTMLSelectElement && target.form === form) (form as HTMLFormElement).requestSubmit()
    }
    // A page that the back button brings from memory shows the filters it was left with, and is not busy.
    function comeBack({ persisted }: PageTransitionEvent) {
      if (persisted) results?.removeAttribute('aria-busy')
    }

    form.addEventListener('submit', apply)
    form.addEventListener('toggle', focusFirst)
    form.addEventListener('keydown', keepFocus)
    document.addEventListener('change', sort)
    window.addEventListener('pageshow', comeBack)
    return () => {
      form.removeEventListener('submit', apply)
      form.removeEventListener('toggle', focusFirst)
      form.removeEventListener('keydown', keepFocus)
      document.removeEventListener('change', sort)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [formId])

  return null
})

/** An opened drawer takes the focus; closing gives it back to the button by itself. */
function focusFirst(event: Event) {
  if ((event as ToggleEvent).newState === 'open') focusable(event.currentTarget as HTMLElement)[0]?.focus()
}

/** While the drawer is open, Tab goes round in it. */
function keepFocus(event: KeyboardEvent) {
  const drawer = event.currentTarget as HTMLElement
  if (event.key !== 'Tab' || !drawer.matches(':popover-open')) return
  const stops = focusable(drawer)
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== leaving) return
  event.preventDefault()
  entering?.focus()
}

const focusable = (drawer: HTMLElement) => [...drawer.querySelectorAll<HTMLElement>('a[href], button, input')]
