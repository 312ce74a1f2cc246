import type { ReactNode } from 'react'

export type Drawings = Record<string, () => ReactNode>

export const deep = 'var(--picture-deep)'
export const mid = 'var(--picture-mid)'
export const soft = 'var(--picture-soft)'
export const ground = 'var(--picture-ground)'
export const accent = 'var(--picture-accent)'
export const line = 'var(--picture-line)'
