import { MessageArea } from '@/components/ui/message-area'
import type { Kind } from '@/lib/auth/cookies'
import { isSignInProblem, problemText } from '@/lib/auth/providers/messages'
import { shownProviders } from '@/lib/auth/providers/queries'

type SignInProblemProps = { kind: Kind; query: Record<string, string | string[] | undefined> }

/** What went wrong at a provider, from the URL that its answer led to. */
export function SignInProblem({ kind, query: { problem, with: key } }: SignInProblemProps) {
  if (!isSignInProblem(problem)) return null
  const name = shownProviders(kind).find((provider) => provider.key === key)?.name ?? 'the provider'
  return (
    <div className="mb-6">
      <MessageArea message={{ tone: 'error', text: problemText(problem, name) }} />
    </div>
  )
}
