import type { ReactNode } from 'react'
import { MethodIcon } from '@/components/accounts/sign-in-methods/method-icon'
import { ProviderIcon } from '@/components/accounts/sign-in-methods/provider-icon'
import { RemoveMethod } from '@/components/accounts/sign-in-methods/remove-method'
import { buttonClass } from '@/components/ui/button'
import { methodMessages } from '@/lib/accounts/sign-in-methods/messages'
import type { SignInMethod } from '@/lib/accounts/sign-in-methods/queries'
import type { Kind } from '@/lib/auth/cookies'
import { startPath } from '@/lib/auth/providers/paths'
import type { ShownProvider } from '@/lib/auth/providers/queries'
import type { Proof } from '@/lib/auth/recent-proof'
import { dayLabel } from '@/lib/platform/dates'

type SignInMethodsProps = {
  kind: Kind
  methods: SignInMethod[]
  addable: ShownProvider[]
  proof: Proof
  again: ReactNode
}

/** Every way into an account, and the providers that can be added. */
export function SignInMethods({ kind, methods, addable, proof, again }: SignInMethodsProps) {
  const canChange = proof === 'none'
  const isAnyRemovable = methods.some(({ isRemovable }) => isRemovable)
  return (
    <>
      <ul className="divide-y divide-line">
        {methods.map((method) => (
          <li key={method.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <MethodIcon icon={method.icon} />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{method.name}</p>
              {method.email && <p className="text-sm wrap-anywhere text-muted">{method.email}</p>}
              {method.off && <p className="text-sm text-muted">{methodMessages.off[method.off]}</p>}
              {method.addedAt && <p className="text-sm text-muted">Added {dayLabel(method.addedAt)}</p>}
            </div>
            {canChange && method.isRemovable && <RemoveMethod kind={kind} id={method.id} name={method.name} />}
          </li>
        ))}
      </ul>
      {!canChange && (proof === 'sign-in' || isAnyRemovable || addable.length > 0) && (
        <div className="mt-4">
          <p className="text-sm text-muted">{methodMessages.signInAgain}</p>
          <div className="mt-3 flex flex-wrap gap-3">{again}</div>
        </div>
      )}
      {canChange && addable.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {addable.map(({ key, kind: preset, name }) => (
            <a
              key={key}
              href={startPath({ key, kind, isAddition: true })}
              rel="nofollow"
              className={buttonClass('secondary')}
            >
              <ProviderIcon kind={preset} /> Add {name}
            </a>
          ))}
        </div>
      )}
    </>
  )
}
