'use client'

import { useState } from 'react'
import { useDelayedRedirect } from '@/components/accounts/use-delayed-redirect'
import type { Message } from '@/components/ui/message-area'
import { accountMessages } from '@/lib/accounts/messages'
import { callApi } from '@/lib/api/client'
import { withNext } from '@/lib/routes/return-path'
import { storedRegistration } from '@/lib/session/storage'

type Completion = { otp: string; password: string; confirmPassword: string }

/**
 * The calls of the code screen: verify-otp, then register. A code that was verified once is not sent again when only the
 * second call failed, because it works once. `next` is where the login leads afterwards.
 */
export function useCompletion(next: string | null) {
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
      const { isOk, message: answer } = await callApi(path, { method: 'PUT' })
      if (isOk) setVerified(false)
      setMessage(
        isOk
          ? { tone: 'success', text: answer }
          : { tone: 'error', text: `Error: ${answer || accountMessages.codeNotResent}` },
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
