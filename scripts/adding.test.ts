import { describe, expect, it } from '@jest/globals'
import { applied } from '@/bench/recipes/apply'
import { allSteps } from '@/bench/recipes/docs'

describe('docs/adding.md', () => {
  it.each(allSteps().map((step) => [step.file, step] as const))('has a step that fits %s', (_file, step) => {
    expect(applied(step)).toContain(step.text.trim().split('\n').at(-1))
  })
})
