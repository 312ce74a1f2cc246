import type { ComponentType } from 'react'

type Props = Record<string, unknown>

const components = new Map<string, ComponentType<Props>>()

export function island(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  components.set(name, Component)
  return Component
}

export function componentOf(name: string): ComponentType<Props> {
  const component = components.get(name)
  if (!component) throw new Error(`The file ${name}.island.tsx holds no island of that name.`)
  return component
}
