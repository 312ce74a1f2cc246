import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { href: string; prefetch?: boolean; replace?: boolean; scroll?: boolean }

/** Stands for next/link within an island: without Next's router a link is a link. */
export default function Link({ prefetch: _prefetch, replace: _replace, scroll: _scroll, ...anchor }: LinkProps) {
  return <a {...anchor} />
}
