import { LogInAgain } from '@/components/accounts/sign-in-methods/log-in-again'
import { MethodIcon } from '@/components/accounts/sign-in-methods/method-icon'
import { buttonClass } from '@/components/ui/button'
import type { SignInMethod } from '@/lib/accounts/sign-in-methods/queries'
import type { Kind } from '@/lib/auth/cookies'
import { startPath } from '@/lib/auth/providers/paths'

const accountPaths = { seeker: '/account-setting', admin: '/adminaccount' } as const

type SignInAgainProps = { kind: Kind; methods: SignInMethod[]; hasPasskey: boolean }

/** For people without a password who signed in a while ago, or without being asked. */
export function SignInAgain({ kind, methods, hasPasskey }: SignInAgainProps) {
  const hasOther = hasPasskey || methods.some(({ id, off }) => ['code', 'password'].includes(id) && !off)
  const provers = methods.flatMap(({ name, icon, proofKey }) => (proofKey ? [{ name, icon, key: proofKey }] : []))
  return (
    <>
      {provers.map(({ key, name, icon }) => (
        <a
          key={key}
          href={startPath({ key, kind, next: accountPaths[kind], isProof: true })}
          rel="nofollow"
          className={buttonClass('secondary')}
        >
          <MethodIcon icon={icon} /> Sign in again with {name}
        </a>
      ))}
      {(hasOther || provers.length === 0) && (
        <LogInAgain kind={kind} label={provers.length > 0 ? 'Sign in another way' : 'Log in again'} />
      )}
    </>
  )
}
