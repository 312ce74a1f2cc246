import 'server-only'
import { findServiceProblems } from '@/lib/platform/health/queries'

/** Tells an operator which variables to fix. The site serves without these services, and the log doesn't say why yet. */
export async function reportServiceProblems(): Promise<void> {
  for (const problem of await findServiceProblems()) console.error(`! ${problem}`)
}
