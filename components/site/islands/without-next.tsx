import type { ComponentProps } from 'react'

// Replaces next/link and next/navigation in islands on pages without Next's runtime (scripts/islands.ts).

type LinkProps = ComponentProps<'a'> & { href: string; prefetch?: boolean; replace?: boolean; scroll?: boolean }

export default function Link({ prefetch: _prefetch, replace: _replace, scroll: _scroll, ...anchor }: LinkProps) {
  return <a {...anchor} />
}

export function useRouter() {
  return {
    push: (href: string) => location.assign(href),
    replace: (href: string) => location.replace(href),
    // There's nothing to refresh, because islands update themselves.
    refresh: () => {},
  }
}

export function usePathname(): string {
  return location.pathname
}
