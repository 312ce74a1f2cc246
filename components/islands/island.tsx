import type { ComponentType } from 'react'
import type { IslandName } from '@/components/islands/registry'

declare module 'react' {
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
    interface IntrinsicElements {
      'portal-island': HTMLAttributes<HTMLElement> & { 'data-name': string; 'data-waits'?: ''; 'data-props'?: string }
    }
  }
}

type IslandProps<Props extends object> = {
  name: IslandName
  of: ComponentType<Props>
  /** Comes alive when the page is used and it is near, not at once. */
  waits?: boolean
} & (object extends Props ? { props?: Props } : { props: Props })

/**
 * A part of a public page that scripts bring to life. Such a page is delivered without Next's own runtime; a small loader
 * hydrates the islands in it alone, each from the `props` written beside it, which must be plain JSON. In pages that
 * keep Next's runtime, and in development, this is nothing but the component itself.
 */
export function Island<Props extends object>({ name, of: Component, waits, props }: IslandProps<Props>) {
  return (
    <portal-island data-name={name} data-waits={waits ? '' : undefined} data-props={props && JSON.stringify(props)}>
      <Component {...((props ?? {}) as Props)} />
    </portal-island>
  )
}
