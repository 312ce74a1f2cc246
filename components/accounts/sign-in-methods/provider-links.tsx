import { ProviderIcon } from '@/components/accounts/sign-in-methods/provider-icon'
import { buttonClass } from '@/components/ui/button'
import type { Kind } from '@/lib/auth/cookies'
import { startPath } from '@/lib/auth/providers/paths'
import type { ShownProvider } from '@/lib/auth/providers/queries'

type ProviderLinksProps = {
  providers: ShownProvider[]
  kind: Kind
  next: string | null
  /** Between the links and the form below them. */
  divider?: string
}

/** Links to the sign-in pages of the configured providers. They work without JavaScript. */
export function ProviderLinks({ providers, kind, next, divider }: ProviderLinksProps) {
  if (providers.length === 0) return null
  return (
    <div className="mb-6 space-y-3">
      {providers.map(({ key, kind: preset, name }) => (
        <a
          key={key}
          href={startPath({ key, kind, next })}
          rel="nofollow"
          className={buttonClass('secondary', 'w-full')}
        >
          <ProviderIcon kind={preset} /> Continue with {name}
        </a>
      ))}
      {divider && (
        <p className="flex items-center gap-3 pt-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {divider}
        </p>
      )}
    </div>
  )
}
