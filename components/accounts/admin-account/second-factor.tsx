'use client'

import { Download, ShieldCheck, ShieldOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { encode } from 'uqr'
import { CodeField } from '@/components/accounts/admin-account/code-field'
import { useAnnounce } from '@/components/ui/announce'
import { Button, type ButtonLook, buttonClass } from '@/components/ui/button'
import { CreatedSecret } from '@/components/ui/created-secret'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { codeSchema, enrolmentSchema } from '@/lib/accounts/admin-account/schema'
import { callApi } from '@/lib/api/client'
import { countOf } from '@/lib/platform/numbers'
import { site } from '@/lib/site/company'

const titles = {
  'turn-on': 'Turn on two-step verification',
  codes: 'Your recovery codes',
  renew: 'New recovery codes',
  'turn-off': 'Turn off two-step verification',
} as const
type Step = keyof typeof titles
type SecondFactorProps = { since: string | null; codesLeft: number }

export function SecondFactor({ since, codesLeft }: SecondFactorProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [step, setStep] = useState<Step | null>(null)
  const [codes, setCodes] = useState<string[]>([])

  function show(fresh: string[] = []) {
    setCodes(fresh)
    setStep('codes')
  }
  // Refreshes only on close: a refresh could remove the dialog and the codes, which are shown once.
  function close() {
    setStep(null)
    setCodes([])
    router.refresh()
  }

  return (
    <>
      <Facts since={since} codesLeft={codesLeft} />
      <div className="mt-5 flex flex-wrap gap-3">
        {since ? (
          <>
            <Button look="secondary" onClick={() => setStep('renew')}>
              New recovery codes
            </Button>
            <Button look="quiet" className="text-danger!" onClick={() => setStep('turn-off')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setStep('turn-on')}>Turn on</Button>
        )}
      </div>
      <Dialog title={step ? titles[step] : ''} isOpen={step !== null} onClose={close} className="max-w-md">
        {step === 'turn-on' && <TurnOn onCodes={show} />}
        {step === 'codes' && <RecoveryCodes codes={codes} onDone={close} />}
        {step === 'renew' && (
          <CodeForm
            call={{ path: '/api/adminaccount/recovery-codes', method: 'POST' }}
            label="Create new codes"
            failure={adminAccountMessages.notRenewed}
            onDone={({ recoveryCodes }) => show(recoveryCodes)}
          >
            <p>Ten new codes will replace the ones you have left.</p>
          </CodeForm>
        )}
        {step === 'turn-off' && (
          <CodeForm
            call={{ path: '/api/adminaccount/second-factor', method: 'DELETE' }}
            label="Turn off"
            look="danger"
            failure={adminAccountMessages.notTurnedOff}
            onDone={() => {
              announce({ tone: 'success', text: adminAccountMessages.turnedOff })
              close()
            }}
          >
            <p>You'll only need your password to sign in. Enter a code to confirm it's you.</p>
          </CodeForm>
        )}
      </Dialog>
    </>
  )
}

function Facts({ since, codesLeft }: SecondFactorProps) {
  const Icon = since ? ShieldCheck : ShieldOff
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${since ? 'text-success' : 'text-muted'}`} />
      <div>
        <p className="font-semibold">{since ? `On since ${since}` : 'Off'}</p>
        {since && (
          <p className={codesLeft < 3 ? 'font-medium text-warning' : 'text-muted'}>
            {countOf(codesLeft, 'recovery code')} left.
          </p>
        )}
      </div>
    </div>
  )
}

const path = '/api/adminaccount/second-factor'
type Enrolment = { secret: string; url: string }

function TurnOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  if (!enrolment) return <ProveYourself onProven={setEnrolment} />
  return (
    <CodeForm
      call={{ path, method: 'PUT' }}
      label="Turn on"
      failure={adminAccountMessages.notTurnedOn}
      isAppOnly
      onDone={({ recoveryCodes = [] }) => onCodes(recoveryCodes)}
    >
      <p>Scan this QR code with your authenticator app, then enter the 6-digit code.</p>
      <div className="flex justify-center">
        <QrCode text={enrolment.url} label="QR code for your authenticator app" />
      </div>
      <details>
        <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
          Can't scan it?
        </summary>
        <TextAreaField
          label="Key"
          rows={2}
          hint="In your app, add an account manually (time-based, six digits) and enter this key."
          readOnly
          value={enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          onFocus={({ target }) => target.select()}
        />
      </details>
    </CodeForm>
  )
}

function ProveYourself({ onProven }: { onProven: (enrolment: Enrolment) => void }) {
  const proof = useSubmit({
    schema: enrolmentSchema,
    values: { password: '' },
    call: (json) => callApi<Enrolment>(path, { method: 'POST', json }),
    done: ({ data }) => {
      onProven(data)
    },
    failed: adminAccountMessages.notTurnedOn,
  })
  return (
    <SubmitForm of={proof} label="Your password" button="Continue">
      <p>
        You'll need an authenticator app, such as the one built into your phone or password manager. Enter your password
        to start.
      </p>
      <Inputs
        of={proof}
        list={[{ name: 'password', label: 'Password', as: PasswordField, autoComplete: 'current-password' }]}
      />
    </SubmitForm>
  )
}

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `Recovery codes for the ${site.name} console. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <CreatedSecret
      text="If you don't have your phone, sign in with one of these codes. Each works once. We won't show them again, so keep them somewhere safe."
      secret={codes.join('\n')}
      beside={
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${site.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass('secondary')}
        >
          <Download aria-hidden className="size-5" /> Download
        </a>
      }
      doneLabel="I've saved them"
      onDone={onDone}
    >
      <ol aria-label="Recovery codes" className="grid gap-y-1.5 rounded-control bg-sunken p-4 font-mono text-[0.95rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </CreatedSecret>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control bg-on-deep"
    >
      <path d={dots.join('')} className="fill-deep" />
    </svg>
  )
}

type Result = { message?: string; recoveryCodes?: string[] }
type CodeFormProps = {
  call: { path: string; method: 'POST' | 'PUT' | 'DELETE' }
  label: string
  failure: string
  look?: ButtonLook
  isAppOnly?: boolean
  onDone: (response: Result) => void
  children?: ReactNode
}

function CodeForm({ call, label, failure, look, isAppOnly, onDone, children }: CodeFormProps) {
  const code = useSubmit({
    schema: codeSchema,
    values: { code: '' },
    call: (json) => callApi<Result>(call.path, { method: call.method, json }),
    done: ({ data }) => {
      onDone(data)
    },
    failed: failure,
  })
  const kind = isAppOnly ? 'app' : 'any'
  return (
    <SubmitForm of={code} label={label} button={label} look={look}>
      {children}
      {/* The step that had the focus is gone. */}
      <Inputs of={code} list={[{ name: 'code', label: '', as: CodeField, kind, autoFocus: isAppOnly }]} />
    </SubmitForm>
  )
}
