'use client'

import { useEffect } from 'react'
import { island } from '@/components/site/islands/island'

export const MenuCloser = island('menu-closer', function MenuCloser() {
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      for (const menu of openMenus()) {
        const hadFocus = menu.contains(document.activeElement)
        menu.open = false
        if (hadFocus) menu.querySelector('summary')?.focus()
      }
    }
    function closeOnClick({ target }: MouseEvent) {
      const place = target as Element
      for (const menu of openMenus()) if (!menu.contains(place) || place.closest('a')) menu.open = false
    }
    // Otherwise the focus would move behind the menu, which covers the page.
    function closeOnLeaving({ target }: FocusEvent) {
      for (const menu of openMenus()) if (!menu.contains(target as Element)) menu.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', closeOnLeaving)
    document.addEventListener('click', closeOnClick)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', closeOnLeaving)
      document.removeEventListener('click', closeOnClick)
    }
  }, [])

  return null
})

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
