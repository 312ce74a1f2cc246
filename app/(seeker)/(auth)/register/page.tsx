import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { RegistrationForm } from '@/components/accounts/seekers/registration-form.island'
import { ProviderLinks } from '@/components/accounts/sign-in-methods/provider-links'
import { shownProviders } from '@/lib/auth/providers/queries'
import { pageMetadata } from '@/lib/site/routes/metadata'
import { readNext } from '@/lib/site/routes/return-path'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Create your account',
    description:
      'Register with your name, email and mobile number to apply for jobs in consulting, staffing and training.',
    path: '/register',
  })

export default async function RegisterPage({ searchParams }: PageProps<'/register'>) {
  const next = readNext(await searchParams)
  return (
    <>
      <AuthHeading title="Create your account">
        We'll send you a short code to confirm your email. You'll choose a password on the next page.
      </AuthHeading>
      <ProviderLinks providers={shownProviders('seeker')} kind="seeker" next={next} divider="or with your email" />
      <RegistrationForm next={next} />
    </>
  )
}
