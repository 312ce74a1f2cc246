import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { href: string; prefetch?: boolean; replace?: boolean; scroll?: boolean }

export default function Link({ prefetch: _prefetch, replace: _replace, scroll: _scroll, ...anchor }: LinkProps) {
  return <a {...anchor} />
}
