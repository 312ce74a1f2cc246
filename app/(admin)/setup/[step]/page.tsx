import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { type StepContent, StepForm } from '@/components/console/setup/step-form'
import { type Admin, requireAdmin } from '@/lib/auth/guards'
import { getSampleData } from '@/lib/console/sample-data/queries'
import { stepTexts } from '@/lib/console/setup/messages'
import { findSetup, getCompanyToEnter } from '@/lib/console/setup/queries'
import { type Step, stepParam, steps } from '@/lib/console/setup/schema'
import { env } from '@/lib/env'
import { getMailServer } from '@/lib/platform/mail/server-queries'
import { site } from '@/lib/site/company'
import { getSetting } from '@/lib/site/settings/queries'

export const metadata: Metadata = {
  title: 'Setup',
  description: "A step of this site's setup.",
  robots: { index: false },
}

export default async function StepPage({ params }: PageProps<'/setup/[step]'>) {
  const { data } = stepParam.safeParse(await params)
  if (!data) notFound()
  const { step } = data
  const owner = await requireAdmin(`/setup/${step}`)
  if (!(await findSetup())) redirect('/settings')
  const { title, text } = stepTexts[step]
  return (
    <>
      <p className="text-sm text-muted">
        <Link href="/setup" className="underline underline-offset-4">
          Setup
        </Link>
        , step {steps.indexOf(step) + 1} of {steps.length}
      </p>
      <h1 className="mt-1 text-title">{title}</h1>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      {step === 'email' && env().SMTP_URL && (
        <p className="mb-6 rounded-control bg-brand-soft px-4 py-3 text-brand">
          SMTP_URL is set on the server, so emails go through that server instead of this one.
        </p>
      )}
      <StepForm key={step} {...(await contentOf(owner, step))} />
    </>
  )
}

async function contentOf(owner: Admin, step: Step): Promise<StepContent> {
  if (step === 'content') return { step, sample: await getSampleData(owner) }
  if (step === 'email') return { step, opened: await getMailServer() }
  if (step === 'company') return { step, opened: await getCompanyToEnter() }
  return { step, opened: await getSetting('look'), company: site.name }
}
