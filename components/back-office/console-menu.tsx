import { Menu } from 'lucide-react'
import { ConsoleLinks } from '@/components/back-office/console-links'
import { Disclosure } from '@/components/site/disclosure'
import { Logo } from '@/components/site/logo'
import { ThemeSwitch } from '@/components/site/theme-switch.island'
import type { AdminLink } from '@/lib/routes/navigation'

// Below the public header, which carries the logo and the theme's switch, the menu goes without them.
const onlyWithoutHeader = '[header+div_&]:hidden'

/** The sidebar of the back office; on a phone a bar with a menu that opens without scripts, too. */
export function ConsoleMenu({ links }: { links: AdminLink[] }) {
  return (
    <aside aria-label="Side bar" className="border-b border-line bg-raised lg:border-r lg:border-b-0">
      <div className="relative flex min-h-16 items-center gap-2 px-5 lg:hidden">
        <Logo className={onlyWithoutHeader} />
        <p className="hidden font-display text-lg font-bold [header+div_&]:block">Back office</p>
        <span className={`ml-auto ${onlyWithoutHeader}`}>
          <ThemeSwitch />
        </span>
        <Disclosure className="[header+div_&]:ml-auto">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-3.5 font-semibold hover:bg-sunken">
            <Menu aria-hidden className="size-5" /> Menu
          </summary>
          <nav
            aria-label="Back office"
            className="absolute inset-x-0 top-full z-30 border-y border-line bg-raised p-3 shadow-lifted"
          >
            <ConsoleLinks links={links} />
          </nav>
        </Disclosure>
      </div>
      <div className="hidden h-dvh flex-col gap-4 px-3 py-4 lg:sticky lg:top-0 lg:flex [header+div_&]:lg:top-27 [header+div_&]:lg:h-[calc(100dvh-6.75rem)]">
        <div className={`flex items-center justify-between pl-2 ${onlyWithoutHeader}`}>
          <Logo />
          <ThemeSwitch />
        </div>
        <nav aria-label="Back office" className="flex-1 overflow-y-auto p-0.5">
          <ConsoleLinks links={links} />
        </nav>
      </div>
    </aside>
  )
}
