'use client'

import { type ComponentType, useEffect, useRef } from 'react'
import { markHydrated } from '@/components/site/islands/early-input'

declare module 'react' {
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces can be augmented.
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
 * An interactive part of a public page: `export const X = island('x', function X(props) { … })` in a file x.island.tsx.
 * The server renders it like any component and puts its props beside it as JSON. On pages without Next's runtime,
 * components/site/islands/load.ts hydrates it. On other pages, Next does.
 */
export function island<Props extends { [Name in keyof Props]: Json }>(name: string, Component: ComponentType<Props>) {
  function Island(props: Props) {
    const element = useRef<HTMLElement>(null)
    useEffect(() => {
      if (element.current) markHydrated(element.current)
    }, [])
    const written = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined
    return (
      <portal-island ref={element} data-name={name} data-props={written} suppressHydrationWarning>
        <Component {...props} />
      </portal-island>
    )
  }
  return Object.assign(Island, { Component })
}
