'use client'

import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CodeForm } from '@/components/admin-account/code-form'
import { RecoveryCodes } from '@/components/admin-account/recovery-codes'
import { TurnOn } from '@/components/admin-account/turn-on'
import { useAnnounce } from '@/components/back-office/status-message'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { adminAccountMessages } from '@/lib/admin-account/messages'

const titles = {
  'turn-on': 'Turn on the second factor',
  codes: 'Your recovery codes',
  renew: 'New recovery codes',
  'turn-off': 'Turn off the second factor',
} as const
type Step = keyof typeof titles
type SecondFactorProps = { since: string | null; codesLeft: number }

/** Whether the admin's second factor is on, and what can be done about it. */
export function SecondFactor({ since, codesLeft }: SecondFactorProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [step, setStep] = useState<Step | null>(null)
  const [codes, setCodes] = useState<string[]>([])

  function show(fresh: string[] = []) {
    setCodes(fresh)
    setStep('codes')
  }
  // Only now: the page may draw anew, and codes that are shown once would go with the dialog.
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
            label="Make new codes"
            failure={adminAccountMessages.notRenewed}
            onDone={({ recoveryCodes }) => show(recoveryCodes)}
          >
            <p>Ten new codes take the place of those that are left.</p>
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
            <p>Your password alone will open the back office then. A code proves that it is you.</p>
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
            {codesLeft === 1 ? '1 recovery code is left.' : `${codesLeft} recovery codes are left.`}
          </p>
        )}
      </div>
    </div>
  )
}
