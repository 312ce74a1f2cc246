'use client'

import { FormSection } from '@/components/hiring/form-section'
import { HireInputs } from '@/components/hiring/hire-input'
import { HireLogoField } from '@/components/hiring/hire-logo-field'

/** Who posts the job. */
export function YouSection() {
  return (
    <FormSection
      title="You"
      text="We write to this address about the posting. Job seekers never see your name or contact."
    >
      <HireInputs section="you" />
    </FormSection>
  )
}

/** For which company. */
export function CompanySection({ progress }: { progress: number | null }) {
  return (
    <FormSection title="Company" text="Shown on the job card and on the job's page.">
      <HireInputs section="company" />
      <div className="sm:col-span-2">
        <HireLogoField progress={progress} />
      </div>
    </FormSection>
  )
}

/** What the job is. */
export function JobSection() {
  return (
    <FormSection title="The job" text="Plain paragraphs and lines beginning with a hyphen are shown as you type them.">
      <HireInputs section="job" />
    </FormSection>
  )
}
