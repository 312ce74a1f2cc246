'use client'

import { useRouter } from 'next/navigation'
import { ContentForm } from '@/components/console/setup/content-form'
import { SampleChoice } from '@/components/console/setup/sample-choice'
import { MailServerForm, type MailServerSetting } from '@/components/platform/mail/mail-server-form'
import { CompanyForm } from '@/components/site/settings/company-form'
import { LookForm } from '@/components/site/settings/look-form'
import { Button } from '@/components/ui/button'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import type { SampleData } from '@/lib/console/sample-data/schema'
import { setupMessages } from '@/lib/console/setup/messages'
import { steps } from '@/lib/console/setup/schema'
import type { Company, Look } from '@/lib/site/settings/schema'

export type StepContent =
  | { step: 'company'; opened: { version: number; value: Company } }
  | { step: 'look'; opened: { version: number; value: Look }; company: string }
  | { step: 'content'; sample: SampleData }
  | { step: 'email'; opened: MailServerSetting }

/** A step's form. Saving or skipping it opens the next step. */
export function StepForm(content: StepContent) {
  const { step } = content
  const router = useRouter()
  const mark = useAction<'done' | 'skipped'>({
    call: (status) => callApi(`/api/setup/steps/${step}`, { method: 'PUT', json: { status } }),
    done: () => undefined,
    failed: setupMessages.failure,
    isQuiet: true,
  })
  const goOn = () => {
    const next = steps[steps.indexOf(step) + 1]
    const href = next ? `/setup/${next}` : '/setup'
    // Loads the whole page, because every part of it shows the company's name, logo or colors.
    if (step === 'company' || step === 'look') return location.assign(href)
    router.push(href)
    router.refresh()
  }
  const end = async (status: 'done' | 'skipped') => {
    if (await mark.act(status)) goOn()
  }
  const saved = () => void end('done')
  return (
    <>
      {content.step === 'company' && <CompanyForm opened={content.opened} saved={saved} />}
      {content.step === 'look' && <LookForm opened={content.opened} company={content.company} saved={saved} />}
      {content.step === 'content' && (
        <>
          <SampleChoice sample={content.sample} />
          <ContentForm saved={goOn} />
        </>
      )}
      {content.step === 'email' && <MailServerForm opened={content.opened} saved={saved} />}
      <Button look="quiet" className="mt-4" isBusy={mark.busyWith === 'skipped'} onClick={() => void end('skipped')}>
        Skip this step
      </Button>
    </>
  )
}
