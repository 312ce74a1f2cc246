import { PlainText } from '@/components/jobs/postings/plain-text'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { Banner } from '@/components/ui/banner'
import { env } from '@/lib/env'
import { dayLabel } from '@/lib/platform/dates'
import { site } from '@/lib/site/company'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'
import { withCompany } from '@/lib/site/settings/placeholders'
import { getSetting } from '@/lib/site/settings/queries'

const path = '/privacy'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Privacy Notice and Terms & Conditions',
    description: `What ${site.legalName} stores about applicants and employers, how we use it, and the terms of applying for and posting jobs.`,
    path,
  })

export default async function PrivacyPage() {
  const { sections, termsVersion, effectiveOn } = (await getSetting('terms')).value
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Privacy Notice and Terms', path }])} />
      <Banner title="Privacy Notice and Terms & Conditions">
        Version {termsVersion}, in effect since {dayLabel(new Date(effectiveOn))}
      </Banner>
      <div className="page-width py-10 sm:py-14">
        <nav aria-label="On this page" className="mb-10">
          <ul className="flex flex-wrap gap-x-5">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {withCompany(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
            <h2 id={`${id}-title`} className="mb-3 text-heading">
              {withCompany(title)}
            </h2>
            <PlainText text={withCompany(text)} />
          </section>
        ))}
      </div>
    </>
  )
}
