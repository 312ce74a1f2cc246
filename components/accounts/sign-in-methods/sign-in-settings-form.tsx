'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { CheckboxField, SelectField } from '@/components/ui/field'
import { ListEditor } from '@/components/ui/list-editor'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { EntryInputs, errorOf, type Input, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { type Submit, useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { providerMessages as messages } from '@/lib/auth/providers/messages'
import {
  type ProviderKind,
  providerFields,
  providerKinds,
  type SignInSettings,
  type SignInSettingsInput,
  type SignInSettingsResponse,
  signInSettingsSchema,
} from '@/lib/auth/providers/schema'

const MAX_PROVIDERS = 8

const inputs: Input[] = [
  { name: 'name', label: 'Name', hint: 'The button says “Continue with” and this name.' },
  { name: 'key', label: 'ID', hint: 'Part of the redirect URL. Lowercase letters, digits and dashes.' },
  { name: 'issuer', label: 'Issuer', hint: "The provider's address, starting with https://.", isWide: true },
  { name: 'clientId', label: 'Client ID', autoComplete: 'off' },
  { name: 'forSeekers', label: 'Job seekers can use it', as: CheckboxField },
  { name: 'forStaff', label: 'Staff can use it', as: CheckboxField },
]

const listHint = 'Separate several with commas.'
const staff: Input[] = [
  { name: 'domains', label: 'Email domains', isOptional: true, hint: `For example example.com. ${listHint}` },
  { name: 'groupsClaim', label: 'Groups claim', hint: 'Where the ID token lists groups.', isOptional: true },
  { name: 'groups', label: 'Groups that can sign in', isOptional: true, hint: listHint },
  { name: 'ownerGroups', label: 'Groups of owners', isOptional: true },
  { name: 'recruiterGroups', label: 'Groups of recruiters', isOptional: true },
  { name: 'editorGroups', label: 'Groups of editors', isOptional: true },
]

type Form = Submit<SignInSettingsInput, SignInSettings>

export function SignInSettingsForm({ opened, siteUrl }: { opened: SignInSettingsResponse; siteUrl: string }) {
  const router = useRouter()
  const [current, setCurrent] = useState(opened)
  const of = useSubmit<SignInSettingsInput, SignInSettings, SignInSettingsResponse>({
    schema: signInSettingsSchema,
    values: valuesOf(opened),
    call: (value) => callApi('/api/settings/sign-in', { method: 'PUT', json: { version: current.version, ...value } }),
    done: ({ data }) => {
      setCurrent(data)
      of.form.reset(valuesOf(data))
      router.refresh()
      return messages.saved
    },
    failed: messages.failure,
  })
  return (
    <SubmitForm of={of} label="Sign-in settings" button="Save" className="grid gap-5">
      <Providers of={of} current={current} siteUrl={siteUrl} />
      <div className="rounded-card border border-line bg-raised px-4 py-2">
        <Inputs
          of={of}
          list={[{ name: 'staffByProviderOnly', label: 'Staff sign in with a provider only', as: CheckboxField }]}
        />
        <p className="pb-2 text-sm text-muted">
          Turns off passwords and passkeys for the console. If the provider is down, <code>npm run admin:reset</code> on
          the server lets an owner in with a password for a day.
        </p>
      </div>
    </SubmitForm>
  )
}

type ProvidersProps = { of: Form; current: SignInSettingsResponse; siteUrl: string }

function Providers({ of, current, siteUrl }: ProvidersProps) {
  const { fields, append, remove, move } = useFieldArray({ control: of.form.control, name: 'providers' })
  const [kind, setKind] = useState<ProviderKind>('google')
  const values = of.form.watch('providers')
  return (
    <ListEditor
      noun="provider"
      entries={fields}
      move={move}
      remove={remove}
      error={errorOf(of, 'providers')}
      nameOf={(index) => values[index]?.name || `Provider ${index + 1}`}
      add={
        fields.length < MAX_PROVIDERS && (
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              name="new-kind"
              label="Provider"
              options={Object.entries(providerKinds).map(([value, { label }]) => ({ value, label }))}
              value={kind}
              onChange={(event) => setKind(event.target.value as ProviderKind)}
            />
            <Button look="secondary" onClick={() => append(newProvider(kind))}>
              <Plus aria-hidden className="size-5" /> Add
            </Button>
          </div>
        )
      }
    >
      {(index) => {
        const { key = '', issuer = '', name = '', forStaff = false } = values[index] ?? {}
        const isStored = current.value.providers.some((stored) => stored.key === key && stored.issuer === issuer)
        const secret: Input = {
          name: 'clientSecret',
          label: 'Client secret',
          as: PasswordField,
          autoComplete: 'new-password',
          hint: isStored
            ? 'Leave blank to keep the current one.'
            : 'Leave blank if the server has it in OPENID_CLIENT_SECRETS.',
        }
        const list = [...inputs.slice(0, 4), secret, ...inputs.slice(4), ...(forStaff ? staff : [])]
        return (
          <div className="grid gap-5 sm:grid-cols-2">
            <EntryInputs of={of} at={`providers.${index}`} schema={providerFields} list={list} />
            <div className="text-sm wrap-anywhere text-muted sm:col-span-full">
              Redirect URL: <code>{`${siteUrl}/api/auth/callback/${key || 'ID'}`}</code>
            </div>
            <Test provider={{ key, name, issuer }} />
          </div>
        )
      }}
    </ListEditor>
  )
}

function Test({ provider }: { provider: { key: string; name: string; issuer: string } }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function test() {
    setBusy(true)
    setMessage(null)
    const { isOk, message: text } = await callApi('/api/settings/sign-in/test', { method: 'POST', json: provider })
    setBusy(false)
    setMessage({ tone: isOk ? 'success' : 'error', text: text || messages.testFailure })
  }

  return (
    <div className="space-y-3 sm:col-span-full">
      <Button look="secondary" onClick={() => void test()} isBusy={isBusy}>
        {isBusy ? 'Testing' : `Test ${provider.name || 'provider'}`}
      </Button>
      <MessageArea message={message} />
    </div>
  )
}

function newProvider(kind: ProviderKind): SignInSettingsInput['providers'][number] {
  const { label, issuer } = providerKinds[kind]
  const isOther = kind === 'other'
  return {
    ...{ key: isOther ? '' : kind, kind, name: isOther ? '' : label, issuer, clientId: '', clientSecret: '' },
    ...{ forSeekers: true, forStaff: false, domains: '', groupsClaim: 'groups', groups: '' },
    ...{ ownerGroups: '', recruiterGroups: '', editorGroups: '' },
  }
}

function valuesOf({ value }: SignInSettingsResponse): SignInSettingsInput {
  return { ...value, providers: value.providers.map((provider) => ({ ...provider, clientSecret: '' })) }
}
