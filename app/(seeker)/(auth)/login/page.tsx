import { redirect } from 'next/navigation'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { LoginForm } from '@/components/accounts/seekers/login-form.island'
import { ProviderLinks } from '@/components/accounts/sign-in-methods/provider-links'
import { SignInProblem } from '@/components/accounts/sign-in-methods/sign-in-problem'
import { findSeeker } from '@/lib/auth/guards'
import { shownProviders } from '@/lib/auth/providers/queries'
import { mailServer } from '@/lib/platform/mail/server'
import { pageMetadata } from '@/lib/site/routes/metadata'
import { readNext } from '@/lib/site/routes/return-path'
import { findRoute } from '@/lib/site/routes/routes'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Login',
    description: 'Log in to apply for jobs, follow your applications and keep your profile up to date.',
    path: '/login',
  })

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const query = await searchParams
  const next = readNext(query)
  if (await findSeeker()) redirect(next ?? '/userdashboard')
  return (
    <>
      <AuthHeading title="Welcome back! Login to continue searching">
        {next && `${isOwnArea(next) ? 'Sign in again' : 'Log in'} to continue. We'll bring you right back.`}
      </AuthHeading>
      <SignInProblem kind="seeker" query={query} />
      <ProviderLinks providers={shownProviders('seeker')} kind="seeker" next={next} divider="or with your email" />
      <LoginForm next={next} isMailHeld={!mailServer()} />
    </>
  )
}

const isOwnArea = (next: string) => findRoute(next.replace(/[?#].*$/, ''))?.audience === 'seeker'
