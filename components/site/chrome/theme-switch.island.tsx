'use client'

import { Moon, Sun } from 'lucide-react'
import { island } from '@/components/site/islands/island'
import { storeTheme } from '@/lib/accounts/session/browser-state'

export const ThemeSwitch = island('theme-switch', function ThemeSwitch() {
  function toggle() {
    const chosen = document.documentElement.dataset.theme
    const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    storeTheme(isDark ? 'light' : 'dark')
  }
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label="Switch between light and dark"
      className="grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-sunken noscript:hidden"
    >
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="size-5 dark:hidden" />
    </button>
  )
})
