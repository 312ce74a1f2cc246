'use client'

import { FormSection } from '@/components/hiring/form-section'
import { HireLogoField } from '@/components/hiring/hire-logo-field'
import { useHireEditing, useHireField } from '@/components/hiring/use-hire-field'
import { Field, SelectField, TextAreaField } from '@/components/ui/field'
import { employmentTypeOptions, experienceOptions, jobTypeOptions, workDaysOptions } from '@/lib/postings/schema'

const wide = 'sm:col-span-2'

/** Who posts the job. */
export function YouSection() {
  const field = useHireField()
  const isEditing = useHireEditing() !== null
  return (
    <FormSection
      title="You"
      text="We write to this address about the posting. Job seekers never see your name or contact."
    >
      <Field label="First name" required autoComplete="given-name" {...field('firstName')} />
      <Field label="Last name" required autoComplete="family-name" {...field('lastName')} />
      <Field
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
        {...(isEditing && { readOnly: true, hint: 'The links of this posting are mailed here, so it stays.' })}
      />
      <Field label="Mobile number" required type="tel" autoComplete="tel" {...field('mobileNumber')} />
    </FormSection>
  )
}

/** For which company. */
export function CompanySection({ progress }: { progress: number | null }) {
  const field = useHireField()
  return (
    <FormSection title="Company" text="Shown on the job card and on the job's page.">
      <Field label="Company" required autoComplete="organization" {...field('company')} />
      <Field
        label="Company website"
        required
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...field('companyUrl')}
      />
      <div className={wide}>
        <HireLogoField progress={progress} />
      </div>
    </FormSection>
  )
}

/** What the job is. */
export function JobSection() {
  const field = useHireField()
  const choose = 'Choose'
  return (
    <FormSection title="The job" text="Plain paragraphs and lines beginning with a hyphen are shown as you type them.">
      <Field label="Job title" required className={wide} {...field('jobTitle')} />
      <Field label="Vacancies" required type="number" inputMode="numeric" min={1} max={999} {...field('vacancies')} />
      <SelectField
        label="Experience"
        required
        options={experienceOptions}
        placeholder={choose}
        {...field('experience')}
      />
      <SelectField
        label="Type of Employment"
        required
        options={employmentTypeOptions}
        placeholder={choose}
        {...field('employmentType')}
      />
      <SelectField label="Job Type" required options={jobTypeOptions} placeholder={choose} {...field('jobType')} />
      <SelectField
        label="Working Days"
        required
        options={workDaysOptions}
        placeholder={choose}
        {...field('workDays')}
      />
      <Field label="Notice period" required hint="For example 15 Days" {...field('noticePeriod')} />
      <TextAreaField label="Description" required rows={8} className={wide} {...field('description')} />
      <TextAreaField label="Qualification" required rows={6} className={wide} {...field('qualification')} />
    </FormSection>
  )
}
