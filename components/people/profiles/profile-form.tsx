'use client'

import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SessionEnded } from '@/components/accounts/session/session-ended'
import { useSessionEnded } from '@/components/accounts/session/use-session-ended'
import { ListCard } from '@/components/people/profiles/list-card'
import { ProfilePhoto } from '@/components/people/profiles/profile-photo'
import { SectionCard } from '@/components/people/profiles/section-card'
import { useProfileAutofill } from '@/components/people/profiles/use-profile-autofill'
import { FillFromResume } from '@/components/people/resumes/fill-from-resume'
import { Button, buttonClass } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FileField } from '@/components/ui/file-field'
import { Form } from '@/components/ui/form'
import { MessageArea } from '@/components/ui/message-area'
import { type Submit, useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import type { Draft } from '@/lib/accounts/session/browser-state'
import { type ApiResponse, callApi, multipartBody } from '@/lib/api/client'
import type { WireProfile } from '@/lib/people/profiles/format'
import { type ProfileList, type ProfileLists, profileListNames } from '@/lib/people/profiles/lists'
import { profileMessages } from '@/lib/people/profiles/messages'
import { type ProfileField, profileFields, profileSchema } from '@/lib/people/profiles/schema'
import { listSections, profileGroups, profileSections } from '@/lib/people/profiles/sections'
import { autofillMessages } from '@/lib/people/resumes/messages'
import { acceptOf, uploadProblem } from '@/lib/platform/uploads/rules'

/** The form's values, where a choice without a selection is an empty string. */
type TypedLists = Omit<ProfileLists, 'authorizations'> & {
  authorizations: { country: string; kind: string; until: string }[]
}
export type ProfileFields = Record<ProfileField, string> & TypedLists
type ProfileName = ProfileField | ProfileList
type Files = { profileImage: File | null; resume: File | null }
type ProfileFormProps = { email: string; userName: string; saved: WireProfile | null }

const noFiles: Files = { profileImage: null, resume: null }
const names: ProfileName[] = [...profileFields, ...profileListNames]

export function ProfileForm({ email, userName, saved }: ProfileFormProps) {
  const [profile, setProfile] = useState(saved)
  const [open, setOpen] = useState<string[]>([])
  const [files, setFiles] = useState(noFiles)
  const sent = useRef<Draft>({})
  const saving: Submit<ProfileFields, ProfileFields> = useSubmit<ProfileFields, ProfileFields, WireProfile>({
    schema: profileSchema as never,
    values: fieldsOf(saved),
    call: async (fields, onProgress) => {
      if (!isChanged) return unchanged
      sent.current = draftOf(names)
      const data = { userName, ...Object.fromEntries(changed.map((name) => [name, fields[name]])) }
      return callApi(profile ? `/profile/update/${profile.id}` : '/profile/add', {
        method: profile ? 'PUT' : 'POST',
        form: multipartBody('profileData', data, files),
        ...(hasFiles && { onProgress }),
      })
    },
    done: ({ data }) => {
      setProfile(data)
      const current = draftOf(names)
      const edited = names.filter((name) => current[name] !== sent.current[name])
      showSaved(fieldsOf(data), edited)
      const kept = [...titlesOf(edited), focusedSection()]
      setOpen((shown) => shown.filter((title) => kept.includes(title) || !open.includes(title)))
      setFiles(({ profileImage, resume }) => ({
        profileImage: profileImage === files.profileImage ? null : profileImage,
        resume: resume === files.resume ? null : resume,
      }))
      return profileMessages.saved
    },
    failed: (response) => {
      if (response === unchanged) return profileMessages.nothing
      if (response.status === 0) return profileMessages.failed
      return response.status === 401 ? accountMessages.sessionOver : profileMessages.refused(response.message)
    },
    refused: ({ status }) => {
      if (status === 401) session.ask()
    },
    invalid: (wrong) => {
      setOpen([...new Set([...open, ...titlesOf(names.filter((name) => wrong[name]))])])
    },
  })
  const { form, submit, message, say, isBusy, progress } = saving
  const { dirtyFields, errors } = form.formState
  const lists = form.watch(profileListNames)
  const isListChanged = (name: ProfileList) =>
    JSON.stringify(lists[profileListNames.indexOf(name)]) !== JSON.stringify(profile?.[name] ?? [])
  const changed = names.filter((name) => (isList(name) ? isListChanged(name) : dirtyFields[name]))
  const hasFiles = files.profileImage !== null || files.resume !== null
  const isChanged = changed.length > 0 || hasFiles
  const leaving = useLeaveQuestion(isChanged)
  const typed = () => draftOf(changed)
  const session = useSessionEnded({ email, goOn: () => submit(), draft: { form: 'profile', typed, restore } })
  const { fill, proposals } = useProfileAutofill({
    form,
    file: files.resume,
    isStored: profile?.resumeName != null,
    onChoose: (resume) => setFiles({ ...files, resume }),
    onSignedOut: session.ask,
  })

  function draftOf(wanted: ProfileName[]): Draft {
    return Object.fromEntries(wanted.map((name) => [name, textOf(form.getValues(name))]))
  }

  /** Leaves the fields that were edited during saving as they are. They're compared to the saved profile from now on. */
  function showSaved(fields: ProfileFields, edited: ProfileName[]) {
    form.reset(fields, { keepValues: true })
    for (const name of names) {
      const typed = form.getValues(name)
      const shown = edited.includes(name) ? typed : fields[name]
      // Setting a list replaces its inputs, and the focus would be lost.
      if (!isList(name) || textOf(typed) !== textOf(shown)) form.setValue(name, shown, { shouldDirty: true })
    }
  }

  function restore(draft: Draft) {
    const back = names.filter((name) => draft[name] !== undefined)
    for (const name of back) {
      const text = draft[name] ?? ''
      form.setValue(name, isList(name) ? JSON.parse(text) : text, { shouldDirty: true })
    }
    setOpen(titlesOf(back))
    say({ tone: 'success', text: accountMessages.restored })
  }

  function toggle(title: string) {
    say(null)
    setOpen(open.includes(title) ? open.filter((other) => other !== title) : [...open, title])
  }

  return (
    <>
      <Form onSubmit={submit} aria-label="Profile" className="space-y-10">
        <ProfilePhoto
          userName={userName}
          stored={profile?.profileImage ?? null}
          chosen={files.profileImage}
          onChange={(profileImage) => setFiles({ ...files, profileImage })}
          headline={headlineOf(form.getValues('summary'))}
          email={email}
        />
        <FillFromResume
          fill={fill}
          hint={profile?.resumeName || files.resume ? autofillMessages.own : autofillMessages.added}
        />
        {profileGroups.map((group, index) => (
          <div key={group}>
            <h2 className="border-b-2 border-brand pb-2 text-heading">{group}</h2>
            {profileSections
              .filter((section) => section.group === group)
              .map((section) => (
                <SectionCard
                  key={section.title}
                  section={section}
                  proposal={proposals[section.inputs[0]?.name ?? '']}
                  isOpen={open.includes(section.title)}
                  onToggle={() => toggle(section.title)}
                  form={form}
                  errors={errors}
                />
              ))}
            {listSections
              .filter((section) => section.group === group)
              .map((section) => (
                <ListCard
                  key={section.title}
                  section={section}
                  proposal={proposals[section.name]}
                  isOpen={open.includes(section.title)}
                  onToggle={() => toggle(section.title)}
                  form={form}
                  errors={errors}
                />
              ))}
            {index === 0 && (
              <ProfileResume
                name={profile?.resumeName ?? null}
                chosen={files.resume}
                onChange={(resume) => setFiles({ ...files, resume })}
                progress={files.resume ? progress : null}
              />
            )}
          </div>
        ))}
        <div
          className={`space-y-3 ${isChanged ? 'sticky bottom-14 z-10 -mx-5 border-t border-line bg-surface px-5 py-4 sm:mx-0 sm:px-0 lg:bottom-0' : ''}`}
        >
          <MessageArea message={message} />
          <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
            {profile ? 'Update Profile' : 'Create Profile'}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        title="Unsaved changes"
        question={profileMessages.leave}
        confirmLabel="Leave"
        isOpen={leaving.isConfirming}
        onConfirm={leaving.leave}
        onClose={leaving.stay}
      />
      <SessionEnded {...session.dialog} />
    </>
  )
}

const unchanged: ApiResponse<WireProfile> = {
  isOk: false,
  status: 400,
  message: '',
  errors: {},
  data: {} as WireProfile,
}

const headlineOf = (summary: string) => /^.*?[.!?](?=\s|$)/.exec(summary)?.[0] ?? summary.slice(0, 120)

const isList = (name: ProfileName): name is ProfileList => (profileListNames as ProfileName[]).includes(name)

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const focusedSection = () => document.activeElement?.closest('section')?.getAttribute('aria-label') ?? ''

function titlesOf(wanted: ProfileName[]): string[] {
  const texts = profileSections.filter(({ inputs }) => inputs.some(({ name }) => wanted.includes(name)))
  return [...texts, ...listSections.filter(({ name }) => wanted.includes(name))].map(({ title }) => title)
}

function fieldsOf(profile: WireProfile | null): ProfileFields {
  return Object.fromEntries(
    names.map((name) => [name, profile?.[name] ?? (isList(name) ? [] : '')]),
  ) as unknown as ProfileFields
}

type ProfileResumeProps = {
  name: string | null
  chosen: File | null
  onChange: (file: File | null) => void
  progress: number | null
}

function ProfileResume({ name, chosen, onChange, progress }: ProfileResumeProps) {
  const [problem, setProblem] = useState<string | null>(null)

  function choose(file: File | null) {
    const wrong = file && uploadProblem(file, 'profileResume')
    setProblem(wrong)
    onChange(wrong ? null : file)
  }

  return (
    <section aria-label="Resume" className="border-b border-line py-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">Resume</h3>
      {name && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <FileText aria-hidden className="size-6 shrink-0 text-brand" />
          <p className="min-w-0 flex-1 truncate font-medium">{name}</p>
          <a href="/api/profile/resume" target="_blank" rel="noopener" className={buttonClass('secondary')}>
            View <span className="sr-only">your resume (opens in a new tab)</span>
          </a>
        </div>
      )}
      <div className="mt-4">
        <FileField
          id="profile-resume"
          label={name ? 'Replace resume' : 'Add a resume'}
          accept={acceptOf('profileResume')}
          hint="PDF or Word, up to 5 MB. Use it to apply in two taps."
          error={problem ?? undefined}
          file={chosen}
          onChange={choose}
          progress={progress}
        />
      </div>
    </section>
  )
}

/** Warns about unsaved changes: in our own dialog for links, in the browser's when the tab is closed. */
function useLeaveQuestion(isUnsaved: boolean) {
  const [destination, setDestination] = useState<string | null>(null)

  useEffect(() => {
    if (!isUnsaved) return
    function askOnLink(event: MouseEvent) {
      const link = (event.target as Element).closest('a')
      const isElsewhere = link && link.target !== '_blank' && link.pathname !== location.pathname
      if (!isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      setDestination(link.href)
    }
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', askOnLink, true)
    window.addEventListener('beforeunload', askOnUnload)
    return () => {
      document.removeEventListener('click', askOnLink, true)
      window.removeEventListener('beforeunload', askOnUnload)
    }
  }, [isUnsaved])

  // The visitor has confirmed, so the browser doesn't have to ask again.
  function leave() {
    if (!destination) return
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    location.assign(destination)
  }

  return { isConfirming: destination !== null, leave, stay: () => setDestination(null) }
}
