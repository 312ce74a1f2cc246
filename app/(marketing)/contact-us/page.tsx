import { ContactPage } from '@/components/people/contacts/contact-page'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { contactContent } from '@/lib/content/pages/words'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

const path = '/contact-us'

export async function generateMetadata() {
  const { description } = await publishedWords('contact-us', contactContent)
  return pageMetadata({ title: 'Contact Us', description, path, image: '/share/contact-us.png' })
}

export default async function ContactUsPage() {
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Contact Us', path }])} />
      <ContactPage words={await publishedWords('contact-us', contactContent)} />
    </>
  )
}
