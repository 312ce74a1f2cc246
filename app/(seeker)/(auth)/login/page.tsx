import type { Metadata } from 'next'
import * as z from 'zod'
import { AuthHeading } from '@/components/accounts/auth-heading'
import { LoginForm } from '@/components/accounts/login-form'
import { safeNext } from '@/lib/chrome/paths'

export const metadata: Metadata = {
  title: 'Login',
  description: 'Log in to apply for jobs, follow your applications and keep your profile up to date.',
  robots: { index: false },
}

const search = z.object({ next: z.string().optional().catch(undefined) })

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { next } = search.parse(await searchParams)
  return (
    <>
      <AuthHeading title="Welcome back! Login to continue searching" />
      <LoginForm next={safeNext(next, '/userdashboard')} />
    </>
  )
}
