import { ContactPage } from '@/components/contacts/contact-page'
import { StructuredData } from '@/components/site/structured-data'
import { contactContent } from '@/lib/content/contact'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'
import { publishedWords } from '@/lib/site-texts/queries'

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
