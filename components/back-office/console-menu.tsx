import { Menu } from 'lucide-react'
import { ConsoleLinks } from '@/components/back-office/console-links'
import { Disclosure } from '@/components/site/disclosure'
import { Logo } from '@/components/site/logo'
import { ThemeSwitch } from '@/components/site/theme-switch.island'
import type { WaitingCounts } from '@/lib/dashboard/queries'
import type { AdminLink } from '@/lib/routes/navigation'

type ConsoleMenuProps = { links: AdminLink[]; name: string; waiting: Promise<WaitingCounts> | null }

export function ConsoleMenu(props: ConsoleMenuProps) {
  return (
    <aside aria-label="Side bar" className="bg-raised lg:border-r lg:border-line">
      <div className="relative flex h-14 items-center gap-2 border-b border-line px-4 lg:hidden">
        <Logo />
        <span className="ml-auto">
          <ThemeSwitch />
        </span>
        <Disclosure>
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-3.5 font-semibold hover:bg-sunken">
            <Menu aria-hidden className="size-5" /> Menu
          </summary>
          <nav
            aria-label="Back office"
            className="absolute inset-x-0 top-full z-30 flex max-h-[calc(100dvh-3.5rem)] flex-col border-b border-line bg-raised shadow-lifted"
          >
            <ConsoleLinks {...props} />
          </nav>
        </Disclosure>
      </div>
      <nav aria-label="Back office" className="sticky top-0 hidden h-dvh flex-col lg:flex">
        <div className="flex h-12 shrink-0 items-center justify-between pr-1 pl-4">
          <Logo className="text-lg! [&_svg]:size-7" />
          <ThemeSwitch />
        </div>
        <ConsoleLinks {...props} />
      </nav>
    </aside>
  )
}
