import { HireForm } from '@/components/hiring/hire-form.island'
import { StructuredData } from '@/components/site/structured-data'
import { Banner } from '@/components/ui/banner'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'

const steps = [
  { title: 'Describe the job', text: 'One form, about five minutes. Fields marked with a star are required.' },
  { title: 'Confirm your address', text: 'We mail you a link. Opening it tells us that the posting is really yours.' },
  {
    title: 'We read and publish it',
    text: 'A person looks at every posting. Approved jobs stay open for up to 60 days.',
  },
]

const path = '/hirefromus'

export const metadata = pageMetadata({
  title: 'Hire from Us',
  description: `Post a job with ${site.legalName}: free, without an account, and in front of IT candidates in the USA and India once it is approved.`,
  path,
  image: '/share/hirefromus.png',
})

export default function HireFromUsPage() {
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Hire from Us', path }])} />
      <Banner
        title="Hire from Us"
        lead="Post a job. No account needed, no charge, and a person reads it before it is published."
      />
      <div className="group page-width py-10 sm:py-14">
        <HireSteps />
        <HireForm />
      </div>
    </>
  )
}

function HireSteps() {
  return (
    <ol className="mb-10 grid group-has-[#hire-posted]:hidden gap-x-8 gap-y-5 sm:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3.5">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-base text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
