'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { lazy, Suspense, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoginDialog } from '@/components/applications/login-dialog'
import { ResumeField } from '@/components/applications/resume-field'
import { TermsField } from '@/components/applications/terms-field'
import { ThanksDialog } from '@/components/applications/thanks-dialog'
import { useApplicant } from '@/components/applications/use-applicant'
import { useApplied } from '@/components/applications/use-applied'
import { useSessionEnded } from '@/components/session/use-session-ended'
import { Button } from '@/components/ui/button'
import { CheckboxField, Field } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi, multipartBody } from '@/lib/api/client'
import { applicationMessages } from '@/lib/applications/messages'
import { type ApplyFormInput, type ApplyFormOutput, applyFormSchema } from '@/lib/applications/schema'
import { withNext } from '@/lib/chrome/paths'
import { JOBS_PATH } from '@/lib/postings/filter-form'
import { isSignedInHere, type StoredApplication, storeApplications, storedApplications } from '@/lib/session/storage'

// Needed by few, so it comes when it is.
const SessionEnded = lazy(async () => ({
  default: (await import('@/components/session/session-ended')).SessionEnded,
}))

type ApplyFormProps = {
  job: { id: number; slug: string; jobTitle: string; company: string; logo: string; stored: StoredApplication }
}

/** The apply form (spec §2, §4, §5, §8). It keeps what was filled in until the server has it. */
export function ApplyForm({ job }: ApplyFormProps) {
  const { applicant, lastEmail, ask } = useApplicant()
  const [isApplied, setIsApplied] = useApplied(job.id, applicant?.email)
  const [message, setMessage] = useState<Message | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [dialog, setDialog] = useState<'login' | 'thanks' | null>(null)
  const { userName = '', email = '', mobile = '', profileResume = null } = applicant ?? {}
  const form = useForm<ApplyFormInput, unknown, ApplyFormOutput>({
    resolver: zodResolver(applyFormSchema),
    values: { studentName: userName, email, mobileNumber: mobile, useProfileResume: profileResume !== null } as never,
    resetOptions: { keepDirtyValues: true },
  })
  const session = useSessionEnded({
    email: lastEmail,
    goOn: () => start(),
    draft: {
      form: `application-${job.id}`,
      typed: () => ({ mobileNumber: form.getValues('mobileNumber') ?? '' }),
      restore: ({ mobileNumber = '' }) => form.setValue('mobileNumber', mobileNumber, { shouldDirty: true }),
    },
  })
  const appliedNote = useRef<HTMLParagraphElement>(null)
  const { register, control, setError, resetField, formState } = form
  const { errors, isSubmitting } = formState

  async function send({ resume, terms: _terms, ...person }: ApplyFormOutput) {
    const data = { jobId: job.id, jobTitle: job.jobTitle, companyName: job.company, companyLogo: job.logo, ...person }
    setProgress(0)
    try {
      const body = multipartBody('data', data, { resume })
      const answer = await callApi('/apply-job/create', { method: 'POST', form: body, onProgress: setProgress })
      if (answer.status === 201) return succeed()
      if (answer.status === 409) return setIsApplied(true)
      const wrong = (['studentName', 'mobileNumber', 'resume'] as const).filter((name) => answer.errors[name])
      for (const name of wrong) setError(name, { message: answer.errors[name] }, { shouldFocus: true })
      if (wrong.length > 0) return
      const isOver = answer.status === 401
      setMessage({ tone: 'error', text: isOver ? applicationMessages.sessionOver : applicationMessages.failed })
      if (isOver) session.ask()
    } catch {
      setMessage({ tone: 'error', text: applicationMessages.failed })
    } finally {
      setProgress(null)
    }
  }

  function succeed() {
    resetField('resume')
    resetField('terms')
    setIsApplied(true)
    storeApplications([...storedApplications(), job.stored])
    setMessage({ tone: 'success', text: applicationMessages.submitted })
    setDialog('thanks')
  }

  function closeThanks() {
    setDialog(null)
    appliedNote.current?.focus()
  }

  const submit = form.handleSubmit(send)

  async function start() {
    setMessage(null)
    const found = applicant ?? (await ask())
    // Signed in as far as this browser knows: then the session has ended. Else nobody is, or they signed out.
    if (!found) return lastEmail && isSignedInHere() ? session.ask() : setDialog('login')
    // Whoever is quicker than the answer has a name that the form does not show yet.
    form.setValue('studentName', found.userName)
    return submit()
  }

  const path = `${JOBS_PATH}/apply/${job.slug}`
  return (
    <>
      <form
        method="post"
        noValidate
        aria-label="Apply"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        {isApplied && (
          <p
            ref={appliedNote}
            tabIndex={-1}
            data-applied
            className="flex items-center gap-2.5 rounded-control bg-success-soft px-4 py-3 font-semibold text-success"
          >
            <CircleCheck aria-hidden className="size-5 shrink-0" /> {applicationMessages.applied}
          </p>
        )}
        {!applicant && (
          <p className="when-anonymous text-muted">
            Your name and email come from your account.{' '}
            <Link href={withNext('/login', path)} className="text-accent underline underline-offset-4">
              Login
            </Link>
          </p>
        )}
        {!isApplied && (
          <>
            <Field
              label="Full Name"
              readOnly
              autoComplete="name"
              error={errors.studentName?.message}
              {...register('studentName')}
            />
            <Field label="Email" type="email" readOnly autoComplete="email" {...register('email')} />
            <Field
              label="Mobile Number"
              type="tel"
              autoComplete="tel"
              error={errors.mobileNumber?.message}
              {...register('mobileNumber')}
            />
            {profileResume && (
              <CheckboxField
                label={
                  <>
                    Use the resume of your profile <span className="break-all text-muted">({profileResume})</span>
                  </>
                }
                {...register('useProfileResume')}
              />
            )}
            {!(profileResume && form.watch('useProfileResume')) && (
              <ResumeField control={control} progress={progress} onChosen={() => form.trigger('resume')} />
            )}
            <TermsField register={register} error={errors.terms?.message} />
          </>
        )}
        <MessageArea message={message} />
        {!isApplied && (
          <Button type="submit" isBusy={isSubmitting} className="w-full">
            {isSubmitting ? 'Sending your application' : 'Submit Application'}
          </Button>
        )}
      </form>
      <LoginDialog isOpen={dialog === 'login'} onClose={() => setDialog(null)} path={path} />
      {session.dialog.isOpen && (
        <Suspense>
          <SessionEnded {...session.dialog} />
        </Suspense>
      )}
      <ThanksDialog isOpen={dialog === 'thanks'} onClose={closeThanks} />
    </>
  )
}
