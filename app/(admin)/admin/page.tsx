import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AdminLoginForm } from '@/components/accounts/seekers/admin-login-form'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { findAdmin } from '@/lib/auth/guards'
import { readNext } from '@/lib/site/routes/return-path'

export const metadata: Metadata = {
  title: 'Admin login',
  description: 'Log in to the admin console.',
  robots: { index: false },
}

export default async function AdminLoginPage({ searchParams }: PageProps<'/admin'>) {
  const next = readNext(await searchParams) ?? '/dashboard'
  if (await findAdmin()) redirect(next)
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <AuthHeading title="Admin login">For the team that runs this site.</AuthHeading>
      <AdminLoginForm next={next} />
    </div>
  )
}
