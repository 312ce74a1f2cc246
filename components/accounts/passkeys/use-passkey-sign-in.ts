'use client'

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '@/components/ui/message-area'
import { watchRestore } from '@/components/ui/watch-restore'
import { callApi } from '@/lib/api/client'
import type { Kind } from '@/lib/auth/cookies'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'

/** Before the challenge expires, which takes five minutes. */
const RENEW_AFTER_MS = 4 * 60 * 1000

export type PasskeySignedIn = { message: string; userName: string; email: string }
type Options = {
  kind: Kind
  /** Returns an error if this page is for a different account. */
  done: (signedIn: PasskeySignedIn) => Promise<string | undefined> | string | undefined
  /** Whether the page has an email field that can suggest passkeys. */
  hasField?: boolean
}

/** Signs in with a passkey: one that the email field suggests, or any after a click. */
export function usePasskeySignIn({ kind, done, hasField = true }: Options) {
  const [message, say] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Numbers the requests, because starting a new one cancels the one before. */
  const asking = useRef(0)
  const stop = useRef<(() => void) | null>(null)

  async function finish(answer: unknown): Promise<void> {
    setBusy(true)
    const response = await callApi<PasskeySignedIn>('/api/passkeys/sign-in', { method: 'POST', json: { kind, answer } })
    if (response.isOk) {
      say({ tone: 'success', text: response.data.message })
      const problem = await done(response.data)
      if (problem) {
        setBusy(false)
        say({ tone: 'error', text: problem })
      }
      return
    }
    setBusy(false)
    say({ tone: 'error', text: response.message || passkeyMessages.notSignedIn })
    return suggest()
  }

  /** Suggests passkeys in the email field until one is chosen, and gets a new challenge before the old one expires. */
  async function suggest(): Promise<void> {
    const turn = ++asking.current
    if (!hasField) return
    while (turn === asking.current && (await canSuggest())) {
      const { isOk, data } = await getOptions(kind)
      const { askForPasskey, stopAsking } = await ceremonies()
      if (!isOk || turn !== asking.current) return
      stop.current = stopAsking
      let isExpiring = false
      const timer = setTimeout(() => {
        isExpiring = true
        stopAsking()
      }, RENEW_AFTER_MS)
      const answer = await askForPasskey(data, true)
      clearTimeout(timer)
      if (turn !== asking.current) return
      if (!('failure' in answer)) return finish(answer)
      if (!isExpiring) return
      await whenVisible()
    }
  }

  async function ask(): Promise<void> {
    const turn = ++asking.current
    say(null)
    if (!('PublicKeyCredential' in window)) return say({ tone: 'error', text: passkeyMessages.unsupported })
    setBusy(true)
    const { isOk, data, message: text } = await getOptions(kind)
    if (!isOk) {
      setBusy(false)
      return say({ tone: 'error', text: text || passkeyMessages.notSignedIn })
    }
    const { askForPasskey } = await ceremonies()
    const answer = await askForPasskey(data, false)
    if (turn !== asking.current) return
    if (!('failure' in answer)) return finish(answer)
    setBusy(false)
    say({ tone: 'error', text: answer.failure })
    return suggest()
  }

  const start = useEffectEvent(suggest)
  useEffect(() => {
    start()
    const stopWatching = watchRestore(() => {
      setBusy(false)
      say(null)
    })
    return () => {
      stopWatching()
      asking.current += 1
      stop.current?.()
    }
  }, [])

  return { ask, isBusy, message }
}

const ceremonies = () => import('@/components/accounts/passkeys/ceremonies')

const getOptions = (kind: Kind) =>
  callApi<PublicKeyCredentialRequestOptionsJSON>('/api/passkeys/options', { method: 'POST', json: { kind } })

async function canSuggest(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false
}

function whenVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((visible) => document.addEventListener('visibilitychange', () => visible(), { once: true }))
}
