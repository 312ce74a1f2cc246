import { DemoPage } from '@/components/people/demos/demo-page'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { demoWords } from '@/lib/content/pages/words'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

const path = '/registration'

export async function generateMetadata() {
  const { description } = await publishedWords('registration', demoWords)
  return pageMetadata({ title: 'Register for a Demo Session', description, path, image: '/share/registration.png' })
}

export default async function RegistrationPage() {
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Registration', path }])} />
      <DemoPage words={await publishedWords('registration', demoWords)} />
    </>
  )
}
