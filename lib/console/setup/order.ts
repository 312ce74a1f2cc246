import { type Step, steps } from '@/lib/console/setup/schema'

/** The page that follows a step: the next step, or the summary after the last one. */
export function nextStepAfter(step: Step): string {
  const next = steps[steps.indexOf(step) + 1]
  return next ? `/setup/${next}` : '/setup'
}
