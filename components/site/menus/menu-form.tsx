'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type FieldPath, useFieldArray } from 'react-hook-form'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Field, SelectField } from '@/components/ui/field'
import { ListEditor } from '@/components/ui/list-editor'
import { errorOf, SubmitForm } from '@/components/ui/submit-form'
import { type Submit, useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { menuLines } from '@/lib/site/menus/format'
import { menuMessages } from '@/lib/site/menus/messages'
import type { Menu } from '@/lib/site/menus/queries'
import { type MenuEntry, type MenuLink, type MenuTarget, menuSchema, menus } from '@/lib/site/menus/schema'

type Entries = { entries: MenuEntry[] }
type Answer = Menu & { current?: Menu }
type MenuFormProps = { opened: Menu; targets: MenuTarget[]; siteUrl: string }

const newLink: MenuLink = { label: '', page: '', url: '' }
const newEntries: Record<MenuEntry['kind'], MenuEntry> = {
  link: { kind: 'link', ...newLink },
  group: { kind: 'group', label: '', links: [newLink] },
}

export function MenuForm({ opened, targets, siteUrl }: MenuFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const { name } = opened
  const [base, setBase] = useState(opened)
  const menu = useSubmit<Entries, Entries, Answer>({
    schema: menuSchema(name, targets, siteUrl),
    values: { entries: opened.entries },
    call: ({ entries }) =>
      callApi<Answer>(`/api/menus/${name}`, { method: 'PUT', json: { version: base.version, entries } }),
    done: () => {
      announce({ tone: 'success', text: menuMessages.saved })
      router.refresh()
    },
    failed: menuMessages.failure,
    refused: ({ data: { current } }) => current && setBase(current),
  })
  const { form } = menu
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'entries' })
  const { kinds, max, title } = menus[name]

  return (
    <SubmitForm of={menu} label={title} button="Save menu" className="min-w-0 space-y-5">
      {base.version !== opened.version && (
        <div className="text-sm">
          <NewerValue
            label={title}
            value={menuLines(base.entries, targets).join(' · ')}
            onTake={() => form.reset({ entries: base.entries })}
          />
        </div>
      )}
      <ListEditor
        noun="entry"
        entries={fields}
        move={move}
        remove={remove}
        nameOf={(index) => (fields[index]?.kind === 'group' ? `Group ${index + 1}` : `Link ${index + 1}`)}
        error={errorOf(menu, 'entries')}
        add={
          fields.length >= max ? (
            <p className="text-sm text-muted">{max} entries is the maximum.</p>
          ) : (
            <div className="flex flex-wrap gap-3">
              {kinds.map((kind) => (
                <Button key={kind} look="secondary" onClick={() => append(newEntries[kind])}>
                  <Plus aria-hidden className="size-5" /> Add a {kind}
                </Button>
              ))}
            </div>
          )
        }
      >
        {(index) =>
          fields[index]?.kind === 'group' ? (
            <GroupFields of={menu} index={index} targets={targets} />
          ) : (
            <LinkFields of={menu} at={`entries.${index}`} targets={targets} />
          )
        }
      </ListEditor>
    </SubmitForm>
  )
}

type FieldsProps = { of: Submit<Entries, Entries>; targets: MenuTarget[] }

function GroupFields({ of, index, targets }: FieldsProps & { index: number }) {
  const at = `entries.${index}` as const
  const { fields, append, remove, move } = useFieldArray({ control: of.form.control, name: `${at}.links` })
  return (
    <div className="space-y-4">
      <LabelField of={of} at={at} label="Group name" />
      <ListEditor
        noun="link"
        entries={fields}
        move={move}
        remove={remove}
        nameOf={(place) => `Link ${place + 1} of group ${index + 1}`}
        error={errorOf(of, `${at}.links`)}
        errorId={`${of.idOf(at)}-links-error`}
        add={
          <Button look="secondary" onClick={() => append(newLink)}>
            <Plus aria-hidden className="size-5" /> Add a link to this group
          </Button>
        }
      >
        {(place) => <LinkFields of={of} at={`${at}.links.${place}`} targets={targets} />}
      </ListEditor>
    </div>
  )
}

function LinkFields({ of, at, targets }: FieldsProps & { at: string }) {
  const pageAt = `${at}.page` as FieldPath<Entries>
  const urlAt = `${at}.url` as FieldPath<Entries>
  const page = String(of.form.watch(pageAt) ?? '')
  const options = [
    { value: '', label: 'Another website' },
    ...targets.map(({ value, label, status }) => ({
      value,
      label: status ? `${label} (${status === 'hidden' ? 'hidden' : 'not published'})` : label,
    })),
    ...(page === '' || targets.some(({ value }) => value === page) ? [] : [{ value: page, label: 'Deleted page' }]),
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <LabelField of={of} at={at} label="Label" />
      <SelectField
        {...of.form.register(pageAt, {
          onChange: () => of.form.clearErrors([pageAt, urlAt]),
        })}
        id={of.idOf(pageAt)}
        label="Page"
        options={options}
        defaultValue={page}
        error={errorOf(of, pageAt)}
      />
      {page === '' && (
        <Field
          {...of.form.register(urlAt)}
          id={of.idOf(urlAt)}
          label="Link"
          type="url"
          required
          maxLength={300}
          placeholder="https://"
          error={errorOf(of, urlAt)}
          className="sm:col-start-2"
        />
      )}
    </div>
  )
}

function LabelField({ of, at, label }: { of: Submit<Entries, Entries>; at: string; label: string }) {
  const path = `${at}.label` as FieldPath<Entries>
  return (
    <Field
      {...of.form.register(path)}
      id={of.idOf(path)}
      label={label}
      required
      maxLength={40}
      defaultValue={String(of.form.getValues(path) ?? '')}
      error={errorOf(of, path)}
    />
  )
}
