'use client'

import { type ComponentType, useState } from 'react'
import type { HirePreviewProps } from '@/components/hiring/hire-preview'
import type { HireFormOutput } from '@/lib/hiring/form'

type Preview = { View: ComponentType<HirePreviewProps>; posting: HireFormOutput }

/** Shows how a posting will look; the view is loaded when it is first asked for. `open` throws when it cannot be. */
export function useHirePreview() {
  const [preview, setPreview] = useState<Preview | null>(null)

  async function open(posting: HireFormOutput) {
    const { HirePreview } = await import('@/components/hiring/hire-preview')
    setPreview({ View: HirePreview, posting })
  }

  function close() {
    if (!preview) return
    setPreview(null)
    requestAnimationFrame(() => document.getElementById('hire-preview')?.focus())
  }

  return { preview, open, close }
}
