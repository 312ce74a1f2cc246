import type { Metadata } from 'next'
import * as z from 'zod'
import { AdminLoginForm } from '@/components/accounts/admin-login-form'
import { AuthHeading } from '@/components/accounts/auth-heading'
import { safeNext } from '@/lib/chrome/paths'

export const metadata: Metadata = {
  title: 'Admin login',
  description: 'Log in to the back office.',
  robots: { index: false },
}

const search = z.object({ next: z.string().optional().catch(undefined) })

export default async function AdminLoginPage({ searchParams }: PageProps<'/admin'>) {
  const { next } = search.parse(await searchParams)
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <AuthHeading title="Admin login">For the people who run this site.</AuthHeading>
      <AdminLoginForm next={safeNext(next, '/dashboard')} />
    </div>
  )
}
