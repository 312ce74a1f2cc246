'use client'

import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSessionEnded } from '@/components/accounts/session/use-session-ended'
import { ProviderIcon } from '@/components/accounts/sign-in-methods/provider-icon'
import { ApplyFields } from '@/components/hiring/applications/apply-fields'
import { useApplicant, useApplied, useApplyDraft, useGuestDraft } from '@/components/hiring/applications/use-applicant'
import { useApplyAutofill } from '@/components/hiring/applications/use-apply-autofill'
import { island } from '@/components/site/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { useSubmit } from '@/components/ui/use-submit'
import { storedVisitSource } from '@/lib/accounts/session/browser-state'
import {
  isSignedInHere,
  type StoredApplication,
  storeApplications,
  storedApplications,
} from '@/lib/accounts/session/stored-account'
import { type ApiResponse, callApi, multipartBody } from '@/lib/api/client'
import { codeMessages } from '@/lib/auth/code-rules'
import { startPath } from '@/lib/auth/providers/paths'
import type { ShownProvider } from '@/lib/auth/providers/queries'
import {
  type ApplicantKind,
  type ApplyFormInput,
  type ApplyFormOutput,
  applyFormSchema,
} from '@/lib/hiring/applications/form'
import { applicationMessages } from '@/lib/hiring/applications/messages'
import type { Question } from '@/lib/jobs/postings/questions'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { consentTexts } from '@/lib/platform/consents/texts'
import { withNext } from '@/lib/site/routes/return-path'

// Loaded on demand, because few visitors need it.
const SessionEnded = lazy(async () => ({
  default: (await import('@/components/accounts/session/session-ended')).SessionEnded,
}))
const LoginDialog = lazy(async () => ({
  default: (await import('@/components/hiring/applications/apply-dialogs')).LoginDialog,
}))
const ThanksDialog = lazy(async () => ({
  default: (await import('@/components/hiring/applications/apply-dialogs')).ThanksDialog,
}))
const GuestCode = lazy(async () => ({
  default: (await import('@/components/hiring/applications/apply-dialogs')).GuestCode,
}))

type ApplyFormProps = {
  job: { id: number; slug: string; jobTitle: string; company: string; logo: string; stored: StoredApplication }
  questions: Question[]
  termsVersion: string
  isMailHeld: boolean
  providers: ShownProvider[]
}

export const ApplyForm = island('apply-form', function ApplyForm({ job, questions, ...page }: ApplyFormProps) {
  const { termsVersion, isMailHeld, providers } = page
  const { applicant, lastEmail, ask } = useApplicant()
  const [isApplied, setIsApplied] = useApplied(job.id, applicant?.email)
  const [dialog, setDialog] = useState<'login' | 'thanks' | null>(null)
  const [isDialogKnown, setDialogKnown] = useState(false)
  const [isGuestHere, setGuestHere] = useState(false)
  const [mailedTo, setMailedTo] = useState('')
  const isGuest = isGuestHere && !applicant
  const { userName = '', email = '', mobile = '', profileResume = null } = applicant ?? {}
  const values = {
    studentName: userName,
    email,
    mobileNumber: mobile,
    answers: questions.map(() => ''),
    useProfileResume: profileResume !== null,
    resume: undefined,
    coverNote: '',
    code: '',
  } as Partial<ApplyFormInput> as ApplyFormInput
  const { form, submit, message, say, isBusy, progress } = useSubmit<ApplyFormInput, ApplyFormOutput>({
    schema: (typed) => applyFormSchema(questions, kindOf(typed.email)),
    values,
    latest: values,
    call: ({ resume, terms: _terms, code, ...person }, onProgress) => {
      const kind = kindOf(person.email)
      if (kind === 'guest') return mailCode(person.email)
      const { id: jobId, jobTitle, company: companyName, logo: companyLogo } = job
      const shown = { questions: questions.map(({ text }) => text), termsVersion }
      const given = { jobId, jobTitle, companyName, companyLogo, ...person, ...shown, ...storedVisitSource() }
      const isByCode = kind === 'guest-with-code'
      const body = multipartBody('data', isByCode ? { ...given, code } : given, { resume })
      const path = isByCode ? '/api/applications/by-code' : '/apply-job/create'
      return callApi(path, { method: 'POST', form: body, onProgress })
    },
    done: async (_response, { email: to }) => {
      const kind = kindOf(to)
      if (kind === 'guest') {
        form.setValue('code', '')
        setMailedTo(to)
        guestDraft.keep(to)
        return undefined
      }
      guestDraft.drop()
      if (kind === 'guest-with-code') await meetAccount()
      form.resetField('resume')
      form.resetField('terms')
      setIsApplied(true)
      storeApplications([...storedApplications(), job.stored])
      open('thanks')
      return applicationMessages.submitted
    },
    failed: ({ status, message: text }) => {
      if (kindOf(form.getValues('email')) === 'guest') return text || codeMessages.notSent
      if (status === 409) return ''
      if (status === 401) return applicationMessages.sessionOver
      return [400, 404, 410].includes(status) && text ? text : applicationMessages.failed
    },
    refused: ({ status }) => {
      if (status === 409) setIsApplied(true)
      if (status === 401) session.ask()
    },
  })
  const isCodeMailed = kindOf(form.watch('email')) === 'guest-with-code'
  const draft = useApplyDraft(job.id, form, applicant?.email)
  const guestDraft = useGuestDraft(job.id, form, draft, (to) => {
    setGuestHere(true)
    setMailedTo(to)
  })
  const session = useSessionEnded({
    email: lastEmail,
    goOn: () => start(),
    draft: { form: draft.name, typed: draft.typed, restore: draft.restore },
  })
  const hasProfileResume = profileResume !== null
  const fill = useApplyAutofill({ form, isGuest, hasProfileResume, onSignedOut: () => session.ask() })
  const appliedNote = useRef<HTMLParagraphElement>(null)

  // A corrected email needs a new code.
  function kindOf(typed: string): ApplicantKind {
    if (!isGuest) return 'signed-in'
    return mailedTo !== '' && typed.trim().toLowerCase() === mailedTo ? 'guest-with-code' : 'guest'
  }

  function goOnAsGuest() {
    setDialog(null)
    say(null)
    setGuestHere(true)
  }

  // Waits until the fields are visible and the dialog has returned the focus.
  useEffect(() => {
    if (isGuest) form.setFocus('studentName')
  }, [isGuest, form])

  function open(next: 'login' | 'thanks') {
    setDialogKnown(true)
    setDialog(next)
  }

  function closeThanks() {
    setDialog(null)
    appliedNote.current?.focus()
  }

  async function start() {
    say(null)
    const found = applicant ?? (await ask())
    // If the browser's copy still says that someone is signed in, their session has expired.
    if (!found && lastEmail && isSignedInHere()) return session.ask()
    if (!found) return isGuestHere ? submit() : open('login')
    // The name may load after the form is submitted.
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
        <NeedsScript />
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
        {!applicant && !isGuest && (
          <div className="when-anonymous mb-2 grid gap-3">
            <p className="text-muted">
              <Link
                href={withNext('/login', path)}
                onClick={draft.leave}
                className="font-medium text-accent underline underline-offset-4"
              >
                Login
              </Link>{' '}
              or{' '}
              <Link
                href={withNext('/register', path)}
                onClick={draft.leave}
                className="font-medium text-accent underline underline-offset-4"
              >
                sign up
              </Link>{' '}
              to apply. We'll keep what you've entered.
            </p>
            {providers.map(({ key, kind, name }) => (
              <a
                key={key}
                href={startPath({ key, kind: 'seeker', next: path })}
                rel="nofollow"
                onClick={draft.leave}
                className={buttonClass('secondary')}
              >
                <ProviderIcon kind={kind} /> Continue with {name}
              </a>
            ))}
            <Button look="secondary" onClick={goOnAsGuest}>
              {applicationMessages.asGuest}
            </Button>
          </div>
        )}
        {isGuest && !isApplied && (
          <p className="text-muted">
            We'll email you a code to enter here. No password needed. Applying creates an account where you can follow
            your application.
          </p>
        )}
        {!isApplied && (
          <ApplyFields
            form={form}
            questions={questions}
            profileResume={profileResume}
            progress={progress}
            isGuest={isGuest}
            fill={applicant || isGuest ? fill : null}
          />
        )}
        {isGuest && !isApplied && <p className="text-sm text-muted">{consentTexts['account-terms']}</p>}
        {isCodeMailed && !isApplied && (
          <Suspense>
            <GuestCode form={form} email={mailedTo} resend={() => mailCode(mailedTo)} isMailHeld={isMailHeld} />
          </Suspense>
        )}
        <MessageArea message={message} />
        {!isApplied && (
          <Button type="submit" isBusy={isBusy} className="w-full">
            {isGuest && !isCodeMailed ? 'Email me a code' : isBusy ? 'Sending your application' : 'Submit Application'}
          </Button>
        )}
      </form>
      {session.dialog.isOpen && (
        <Suspense>
          <SessionEnded {...session.dialog} />
        </Suspense>
      )}
      {isDialogKnown && (
        <Suspense>
          <LoginDialog
            isOpen={dialog === 'login'}
            onClose={() => setDialog(null)}
            onLeave={draft.leave}
            onGuest={goOnAsGuest}
            path={path}
          />
          <ThanksDialog isOpen={dialog === 'thanks'} onClose={closeThanks} />
        </Suspense>
      )}
    </>
  )
})

function mailCode(email: string): Promise<ApiResponse> {
  return callApi(`/api/applications/send-code?email=${encodeURIComponent(email)}`, { method: 'POST' })
}

async function meetAccount(): Promise<void> {
  const { isStillSignedIn } = await import('@/components/accounts/session/sign-in')
  await isStillSignedIn().catch(() => false)
}
