import type { Metadata } from 'next'
import { Island } from '@/components/islands/island'
import { HireForm } from '@/components/postings/hire-form'
import { HireSteps } from '@/components/postings/hire-steps'
import { Banner } from '@/components/ui/banner'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: 'Hire from Us',
  description: `Post a job with ${site.legalName}: free, without an account, and in front of IT candidates in the USA and India once it is approved.`,
  alternates: { canonical: '/hirefromus' },
}

export default function HireFromUsPage() {
  return (
    <>
      <Banner title="Hire from Us">Post a job. No account needed.</Banner>
      <div className="page-width py-10 sm:py-14">
        <HireSteps />
        <Island name="hire-form" of={HireForm} />
      </div>
    </>
  )
}
