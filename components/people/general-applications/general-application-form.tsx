'use client'

import { useRouter } from 'next/navigation'
import { CheckboxField, TextAreaField } from '@/components/ui/field'
import { FileInput, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { generalApplicationMessages } from '@/lib/people/general-applications/messages'
import { generalApplicationForm } from '@/lib/people/general-applications/schema'
import { consentTexts } from '@/lib/platform/consents/texts'
import { acceptOf, uploadHints } from '@/lib/platform/uploads/rules'

type GeneralApplicationFormProps = { wish: string; hasResume: boolean; profileResume: string | null }

export function GeneralApplicationForm({ wish, hasResume, profileResume }: GeneralApplicationFormProps) {
  const router = useRouter()
  const leaving = useSubmit({
    schema: generalApplicationForm(hasResume),
    values: {
      wish,
      useProfileResume: !hasResume && profileResume !== null,
      resume: undefined,
      consent: hasResume as true,
    },
    call: ({ resume, ...data }, onProgress) => {
      const form = multipartBody('data', data, { resume })
      return callApi('/api/general-application', { method: 'PUT', form, ...(resume && { onProgress }) })
    },
    done: ({ message }) => {
      leaving.form.resetField('resume')
      router.refresh()
      return message
    },
    failed: generalApplicationMessages.failed,
  })
  const ofProfile = leaving.form.watch('useProfileResume')
  return (
    <SubmitForm
      of={leaving}
      label="Resume for future jobs"
      className="max-w-lg space-y-5"
      button={hasResume ? 'Replace my resume' : 'Leave my resume'}
      buttonClass="justify-self-start"
      inputs={[
        {
          name: 'wish',
          label: 'What are you looking for?',
          as: TextAreaField,
          isOptional: true,
          hint: 'Roles, locations and when you can start.',
          rows: 4,
        },
      ]}
    >
      {profileResume && (
        <CheckboxField
          label={
            <>
              Use the resume in your profile <span className="break-all text-muted">({profileResume})</span>
            </>
          }
          {...leaving.form.register('useProfileResume')}
        />
      )}
      {!(profileResume && ofProfile) && (
        <FileInput
          of={leaving}
          name="resume"
          label="Resume"
          required={!hasResume}
          accept={acceptOf('resume')}
          hint={uploadHints.resume}
        />
      )}
      <Inputs of={leaving} list={[{ name: 'consent', label: consentTexts['later-jobs'], as: CheckboxField }]} />
    </SubmitForm>
  )
}
