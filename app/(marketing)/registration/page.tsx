import { DemoPage } from '@/components/demos/demo-page'
import { StructuredData } from '@/components/site/structured-data'
import { demoWords } from '@/lib/content/demo'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'
import { publishedWords } from '@/lib/site-texts/queries'

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
