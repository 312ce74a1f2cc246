import { LockKeyhole, Mail } from 'lucide-react'
import { ProviderIcon } from '@/components/accounts/sign-in-methods/provider-icon'
import type { SignInMethod } from '@/lib/accounts/sign-in-methods/queries'

export function MethodIcon({ icon }: Pick<SignInMethod, 'icon'>) {
  if (icon === 'code') return <Mail aria-hidden className="size-5 shrink-0" />
  if (icon === 'password') return <LockKeyhole aria-hidden className="size-5 shrink-0" />
  return <ProviderIcon kind={icon} />
}
