import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminLoginForm } from '@/components/accounts/seekers/admin-login-form'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { ProviderLinks } from '@/components/accounts/sign-in-methods/provider-links'
import { SignInProblem } from '@/components/accounts/sign-in-methods/sign-in-problem'
import { findAdmin } from '@/lib/auth/guards'
import { isStaffByProviderOnly, shownProviders } from '@/lib/auth/providers/queries'
import { readNext } from '@/lib/site/routes/return-path'

export const metadata: Metadata = {
  title: 'Admin login',
  description: 'Log in to the admin console.',
  robots: { index: false },
}

export default async function AdminLoginPage({ searchParams }: PageProps<'/admin'>) {
  const query = await searchParams
  const next = readNext(query) ?? '/dashboard'
  if (await findAdmin()) redirect(next)
  const providers = shownProviders('admin')
  const isOnly = providers.length > 0 && (await isStaffByProviderOnly())
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <AuthHeading title="Admin login">For the team that runs this site.</AuthHeading>
      <SignInProblem kind="admin" query={query} />
      <ProviderLinks
        providers={providers}
        kind="admin"
        next={next}
        divider={isOnly ? undefined : 'or with a password'}
      />
      {isOnly ? (
        <details>
          <summary className="inline-flex min-h-11 items-center text-muted">Locked out?</summary>
          <p className="mt-2 mb-5 text-sm text-muted">
            Passwords are off. After npm run admin:reset on the server, an owner can sign in with a password for a day.
          </p>
          <AdminLoginForm next={next} />
        </details>
      ) : (
        <AdminLoginForm next={next} />
      )}
    </div>
  )
}
