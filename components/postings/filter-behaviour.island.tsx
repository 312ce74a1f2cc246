'use client'

import { useEffect } from 'react'
import { island } from '@/components/islands/island'
import { openLive } from '@/components/postings/live-list'
import { hrefOfForm } from '@/lib/postings/search-form'

export const FilterBehaviour = island('filter-behaviour', function FilterBehaviour({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const list = openLive(form)

    function submit(event: Event) {
      event.preventDefault()
      const isDrawer = form?.matches(':popover-open')
      if (isDrawer) form?.hidePopover()
      const data = new FormData(form as HTMLFormElement)
      // A choice that is still being fetched belongs to the same step back as those before it.
      const areWordsSame = data.get('q') === (new URLSearchParams(location.search).get('q') ?? '')
      list.show(hrefOfForm(data), areWordsSame && !isDrawer ? 'choice' : 'link')
    }
    function change({ target }: Event) {
      const control = target as HTMLInputElement | HTMLSelectElement
      if (control.form !== form || control.name === 'q') return
      const href = hrefOfForm(new FormData(form as HTMLFormElement))
      if (form?.matches(':popover-open')) list.preview(href)
      else if (list.isLive || control.name === 'sort') list.show(href, 'choice')
    }
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`[data-part=chips] a, #${formId} a`)
      if (!link || !list.isLive || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (form?.matches(':popover-open')) (form as HTMLFormElement).hidePopover()
      list.show(link.href, 'link')
    }

    form.addEventListener('submit', submit)
    form.addEventListener('toggle', focusFirst)
    form.addEventListener('keydown', keepFocus)
    document.addEventListener('change', change)
    document.addEventListener('click', follow)
    return () => {
      form.removeEventListener('submit', submit)
      form.removeEventListener('toggle', focusFirst)
      form.removeEventListener('keydown', keepFocus)
      document.removeEventListener('change', change)
      document.removeEventListener('click', follow)
      list.close()
    }
  }, [formId])

  return null
})

function focusFirst(event: Event) {
  if ((event as ToggleEvent).newState === 'open') focusable(event.currentTarget as HTMLElement)[0]?.focus()
}

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
