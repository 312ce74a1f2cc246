'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Controller, useForm } from 'react-hook-form'
import { AuthLink } from '@/components/accounts/auth-link'
import { useDelayedRedirect } from '@/components/accounts/use-delayed-redirect'
import { island } from '@/components/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NewPasswordField } from '@/components/ui/new-password-field'
import { ConfirmPasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { completionFormSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { CODE_LENGTH, normalizeCode } from '@/lib/auth/code-rules'
import { withNext } from '@/lib/routes/return-path'
import { storedRegistration, watchAccount } from '@/lib/session/stored-account'
import { site } from '@/lib/site'

/** The code screen for the address that step one stored in this browser; without one, the way to step one. */
export const Completion = island('completion', function Completion({ next }: { next: string | null }) {
  const email = useSyncExternalStore(
    watchAccount,
    () => storedRegistration()?.email ?? '',
    () => null,
  )
  if (email !== '') return <CompletionForm email={email ?? ''} next={next} />
  // The form keeps its room, so that nothing moves when the browser finds that it holds no registration.
  return (
    <div className="relative">
      <div inert className="invisible">
        <CompletionForm email="" next={next} />
      </div>
      <div className="absolute inset-x-0 top-0 rounded-card border border-line bg-raised p-6">
        <p>
          This browser holds no registration yet. Start with your name, email and mobile number, then come back with the
          code.
        </p>
        <Link href="/register" className={buttonClass('primary', 'mt-5')}>
          Start registration
        </Link>
      </div>
    </div>
  )
})

/** The message area says the documented sentence; beside each field stands what to do there. */
const besideField: Record<string, string> = {
  [accountMessages.fillAll]: 'This is still empty.',
  [accountMessages.passwordsDiffer]: 'This differs from the password above.',
}
const beside = (error: { message?: string } | undefined) =>
  error?.message && (besideField[error.message] ?? error.message)

/** The code screen: verifies the code, then completes the account of `email` (requirements §4). */
function CompletionForm({ email, next }: { email: string; next: string | null }) {
  const { control, register, handleSubmit, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(completionFormSchema),
    defaultValues: { otp: '', password: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const completion = useCompletion(next)

  const submit = handleSubmit(completion.complete, ({ otp, password, confirmPassword }) => {
    setFocus(otp ? 'otp' : password ? 'password' : 'confirmPassword')
    const told = [otp?.message, password?.message, confirmPassword?.message]
    completion.refuse([accountMessages.fillAll, accountMessages.passwordsDiffer].find((text) => told.includes(text)))
  })

  async function resend() {
    if (!(await completion.resend())) return
    setValue('otp', '')
    setFocus('otp')
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <Controller
        control={control}
        name="otp"
        render={({ field: { ref, value, onChange } }) => (
          <CodeBoxes
            ref={ref}
            label="One-time code"
            value={value}
            onChange={onChange}
            readOnly={completion.isVerified}
            error={errors.otp && 'Enter all four characters of the code.'}
          />
        )}
      />
      <p className="text-muted">
        {completion.isVerified
          ? 'Your code is verified.'
          : `Sent to ${email || 'your address'}. It is valid for 10 minutes.`}
      </p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField {...register('password')} label="Password" error={beside(errors.password)} />
      <ConfirmPasswordField {...register('confirmPassword')} error={beside(errors.confirmPassword)} />
      <p className="text-sm text-muted">
        By registering you agree to the{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="underline underline-offset-4">
          Privacy Notice and Terms &amp; Conditions<span className="sr-only"> (opens a new tab)</span>
        </a>{' '}
        of {site.legalName}.
      </p>
      <MessageArea message={completion.message} />
      <div className="grid gap-3">
        <Button type="submit" isBusy={isSubmitting || completion.isDone}>
          Register
        </Button>
        <Button look="secondary" onClick={resend} isBusy={completion.isResending}>
          Resend OTP
        </Button>
      </div>
      <p className="text-center text-muted">
        Wrong address? <AuthLink href="/register">Start again</AuthLink>
      </p>
    </form>
  )
}

type Completion = { otp: string; password: string; confirmPassword: string }

/**
 * The calls of the code screen: verify-otp, then register. A code that was verified once is not sent again when only the
 * second call failed, because it works once. `next` is where the login leads afterwards.
 */
function useCompletion(next: string | null) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isVerified, setVerified] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isResending, setResending] = useState(false)
  const leaveFor = useDelayedRedirect()
  const refuse = (text: string | undefined) => setMessage(text ? { tone: 'error', text } : null)

  async function complete({ otp, password, confirmPassword }: Completion) {
    setMessage(null)
    const registration = storedRegistration()
    try {
      if (!isVerified) {
        const json = { email: registration?.email, otp }
        const verified = await callApi('/api/v1/user/verify-otp', { method: 'POST', json })
        if (!verified.isOk) return refuse(`Error: ${verified.message || accountMessages.codeWrong}`)
        setVerified(true)
      }
      const json = { ...registration, password, confirmPassword }
      const registered = await callApi('/api/v1/user/register', { method: 'PUT', json })
      if (!registered.isOk) {
        if (registered.message === accountMessages.notVerified) setVerified(false)
        return refuse(`Error: ${registered.message || accountMessages.notRegistered}`)
      }
      setDone(true)
      setMessage({ tone: 'success', text: registered.message })
      leaveFor(withNext('/login', next))
    } catch {
      refuse(accountMessages.wentWrong)
    }
  }

  /** Says whether a new code is on its way. */
  async function resend(): Promise<boolean> {
    setMessage(null)
    setResending(true)
    try {
      const path = `/api/v1/user/regenerate-otp?email=${encodeURIComponent(storedRegistration()?.email ?? '')}`
      const { isOk, message: response } = await callApi(path, { method: 'PUT' })
      if (isOk) setVerified(false)
      setMessage(
        isOk
          ? { tone: 'success', text: response }
          : { tone: 'error', text: `Error: ${response || accountMessages.codeNotResent}` },
      )
      return isOk
    } catch {
      refuse(`Error: ${accountMessages.codeNotResent}`)
      return false
    } finally {
      setResending(false)
    }
  }

  return { message, refuse, complete, resend, isVerified, isDone, isResending }
}

type CodeBoxesProps = {
  label: string
  /** The characters by box, a space where one is empty. */
  value: string
  onChange: (value: string) => void
  error?: string
  readOnly?: boolean
  /** Receives what can focus the first box. */
  ref?: Ref<{ focus: () => void }>
}

/** A one-time code, one character per box: moves on by itself, back on Backspace, and takes a whole code pasted (requirements §5). */
function CodeBoxes({ label, value, onChange, error, readOnly, ref }: CodeBoxesProps) {
  const errorId = 'code-error'
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  useImperativeHandle(ref, () => ({ focus: () => boxes.current[0]?.focus() }))
  const characters = Array.from({ length: CODE_LENGTH }, (_, index) => value[index]?.trim() ?? '')

  function write(from: number, typed: string) {
    const next = [...characters]
    const fitting = typed.slice(0, CODE_LENGTH - from)
    for (const [offset, character] of [...fitting].entries()) next[from + offset] = character
    onChange(next.map((character) => character || ' ').join(''))
    boxes.current[Math.min(from + fitting.length, CODE_LENGTH - 1)]?.focus()
  }

  function clear(index: number) {
    onChange(characters.map((character, at) => (at === index ? ' ' : character || ' ')).join(''))
    boxes.current[index]?.focus()
  }

  function paste(event: ClipboardEvent, index: number) {
    event.preventDefault()
    const pasted = normalizeCode(event.clipboardData.getData('text'))
    if (!readOnly && pasted) write(pasted.length >= CODE_LENGTH ? 0 : index, pasted)
  }

  function move(event: KeyboardEvent, index: number) {
    if (event.key === 'Backspace' && !readOnly && !characters[index] && index > 0) {
      event.preventDefault()
      clear(index - 1)
    }
    if (event.key === 'ArrowLeft') boxes.current[index - 1]?.focus()
    if (event.key === 'ArrowRight') boxes.current[index + 1]?.focus()
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 block font-medium">{label}</legend>
      <div className="flex gap-3 large-text:gap-1.5">
        {characters.map((character, index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            value={character}
            onChange={({ target }) => {
              const typed = normalizeCode(target.value)
              if (typed) write(index, typed)
              else clear(index)
            }}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => move(event, index)}
            onFocus={({ target }) => target.select()}
            readOnly={readOnly}
            maxLength={1}
            inputMode="text"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-label={`Character ${index + 1} of ${CODE_LENGTH}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="h-14 w-14 min-w-0 rounded-control border border-edge bg-raised text-center font-display text-heading font-semibold uppercase read-only:bg-sunken aria-invalid:border-danger"
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
