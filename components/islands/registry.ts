import type { ComponentType } from 'react'

type Props = Record<string, unknown>

const components = new Map<string, ComponentType<Props>>()

/** Stands for components/islands/island.tsx in the browser: what is hydrated is the component, in the element around it. */
export function island(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  components.set(name, Component)
  return Component
}

/** The component of an island whose file is loaded. */
export function componentOf(name: string): ComponentType<Props> {
  const component = components.get(name)
  if (!component) throw new Error(`The file ${name}.island.tsx holds no island of that name.`)
  return component
}
