'use client'

import { type ComponentType, useEffect, useRef } from 'react'
import { sendWaiting } from '@/components/site/islands/waiting'

declare module 'react' {
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
    interface IntrinsicElements {
      'portal-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-name': string
        'data-props'?: string
      }
    }
  }
}

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/**
 * A part of a public page that scripts bring to life: `export const X = island('x', function X(props) { … })` in a file
 * x.island.tsx. The server draws it like any component and writes its props beside it, which are therefore JSON. On pages
 * without Next's runtime components/site/islands/load.ts hydrates it from them; everywhere else it is the component itself.
 */
export function island<Props extends { [Name in keyof Props]: Json }>(name: string, Component: ComponentType<Props>) {
  return function Island(props: Props) {
    const place = useRef<HTMLElement>(null)
    useEffect(() => {
      if (place.current) sendWaiting(place.current)
    }, [])
    const written = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined
    return (
      <portal-island ref={place} data-name={name} data-props={written} suppressHydrationWarning>
        <Component {...props} />
      </portal-island>
    )
  }
}
