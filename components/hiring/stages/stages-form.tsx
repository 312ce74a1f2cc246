'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { mailTextInputs, paragraphHint } from '@/components/console/lists/mail-text-fields'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { Placeholders } from '@/components/hiring/message-templates/placeholders'
import { StartFromTemplate } from '@/components/hiring/message-templates/start-from-template'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { SelectField, TextAreaField } from '@/components/ui/field'
import { ListEditor } from '@/components/ui/list-editor'
import { EntryInputs, errorOf, type Input, SubmitForm } from '@/components/ui/submit-form'
import { type Submit, useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { errorMessageOf } from '@/lib/console/lists/edit-messages'
import { isDecision, statusLabel, statusOptions } from '@/lib/hiring/applications/statuses'
import type { WireMessageTemplate } from '@/lib/hiring/message-templates/schema'
import { type StageUse, standardSettings, totalUse } from '@/lib/hiring/stages/format'
import { MAX_STAGES, stageMessages as messages } from '@/lib/hiring/stages/messages'
import { type StagesBody, type StagesInput, stageSchema, stagesBody, type WireStages } from '@/lib/hiring/stages/schema'

type Entry = StagesInput['stages'][number]
type Of = Submit<StagesInput, StagesBody>

const blank: Entry = { id: null, name: '', status: 'shortlisted', subject: '', text: '', checklist: '' }
const nameInput: Input = { name: 'name', label: 'Name', autoComplete: 'off' }
const statusInput: Input = {
  name: 'status',
  label: 'Status',
  as: SelectField,
  options: statusOptions,
  hint: 'What the applicant sees.',
}
const checklistInput: Input = {
  name: 'checklist',
  label: 'Items',
  as: TextAreaField,
  rows: 3,
  isOptional: true,
  hint: 'One per line. Recruiters check them off for each applicant. Removing a line also deletes who checked it off.',
}

type Removal = { label: string; question: string; act: () => void }

type StagesFormProps = {
  jobId: number
  opened: WireStages
  /** The stages of another job to start from. */
  copied: { from: number; stages: Entry[] } | null
  uses: Record<number, StageUse>
  templates: WireMessageTemplate[]
}

export function StagesForm({ jobId, opened, copied, uses, templates }: StagesFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [base, setBase] = useState(opened)
  const [isStale, setStale] = useState(false)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [stored] = useState({ ...opened, ...(copied && { stages: copied.stages }) })
  const edit = useSubmit<StagesInput, StagesBody, WireStages & { current?: WireStages }>({
    schema: stagesBody,
    values: stored,
    call: (json) => callApi(`/api/postings/${jobId}/stages`, { method: 'PUT', json }),
    done: ({ data }) => {
      show(data)
      announce({ tone: 'success', text: messages.saved })
      if (copied) router.replace(`/adminpostjobs/${jobId}/stages`)
      router.refresh()
    },
    failed: (response) => errorMessageOf(response, messages),
    refused: ({ data: { current } }) => {
      if (!current) return
      setBase(current)
      setValue('updatedAt', current.updatedAt)
      setStale(true)
    },
  })
  const { control, getValues, setValue } = edit.form
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'stages', keyName: 'key' })
  const draftName = `stages-${jobId}`
  // After the list, which has to be there when its entries are restored.
  const draft = useFormDraft(edit.form, copied ? `${draftName}-from-${copied.from}` : draftName, stored)

  /** Asks first if the stages have applicants or checked items. */
  function removeStages(stages: Entry[], label: string, act: () => void) {
    const question = messages.removal(totalUse(stages, uses))
    if (question) setRemoval({ label, question, act })
    else act()
  }

  function confirmStandard() {
    removeStages(getValues('stages'), 'Use standard stages', () => replace(standardSettings))
  }

  const replaced = opened.stages.filter(({ id }) => copied?.stages.every((stage) => stage.id !== id))
  const replacement = messages.removal(totalUse(replaced, uses))

  function show(settings: WireStages) {
    setBase(settings)
    setStale(false)
    draft.startOver(settings, copied ? [draftName] : [])
  }

  return (
    <>
      <SubmitForm
        of={edit}
        label="Stages"
        className="min-w-0 space-y-5"
        button="Save stages"
        beside={
          <>
            <Button look="secondary" onClick={confirmStandard}>
              Use standard stages
            </Button>
            <DiscardDraft draft={draft} />
          </>
        }
      >
        {isStale && (
          <div className="text-sm">
            <NewerValue
              label="Stages"
              value={base.stages.map(({ name }) => name).join(' · ')}
              onTake={() => show(base)}
            />
          </div>
        )}
        <p className="text-sm text-muted">
          If you remove a stage, its applicants move to another one with the same status.
        </p>
        {replacement && <p className="text-sm font-medium">When you save: {replacement}</p>}
        <ListEditor
          noun="stage"
          entries={fields.map(({ key }) => ({ id: key }))}
          move={move}
          remove={remove}
          confirmRemoval={(index, removeIt) => removeStages([getValues(`stages.${index}`)], 'Remove stage', removeIt)}
          error={errorOf(edit, 'stages')}
          add={
            fields.length >= MAX_STAGES ? (
              <p className="text-sm text-muted">{messages.tooMany}</p>
            ) : (
              <Button look="secondary" onClick={() => append(blank)}>
                <Plus aria-hidden className="size-5" /> Add stage
              </Button>
            )
          }
        >
          {(index) => (
            <StageFields of={edit} at={`stages.${index}`} stage={getValues(`stages.${index}`)} templates={templates} />
          )}
        </ListEditor>
      </SubmitForm>
      <ConfirmDialog
        title={`${removal?.label}?`}
        question={removal?.question ?? ''}
        details={<p>Nothing changes until you save.</p>}
        confirmLabel={removal?.label ?? ''}
        isOpen={removal !== null}
        onConfirm={() => {
          setRemoval(null)
          removal?.act()
        }}
        onClose={() => setRemoval(null)}
      />
    </>
  )
}

type StageFieldsProps = { of: Of; at: `stages.${number}`; stage: Entry; templates: WireMessageTemplate[] }

function StageFields({ of, at, stage, templates }: StageFieldsProps) {
  const shared = { of, at, schema: stageSchema }
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <EntryInputs {...shared} list={[nameInput]} />
      {stage.id === null ? (
        <EntryInputs {...shared} list={[statusInput]} />
      ) : (
        <dl>
          <dt className="text-sm font-semibold">Status</dt>
          <dd className="min-h-11 content-center">{statusLabel(stage.status)}</dd>
        </dl>
      )}
      {(isDecision(stage.status) || stage.subject !== '' || stage.text !== '') && (
        <StageEmail of={of} at={at} stage={stage} templates={templates} />
      )}
      <Section title="Checklist" isFilled={stage.checklist !== ''} hasError={hasErrorIn(of, at, ['checklist'])}>
        <EntryInputs {...shared} list={[checklistInput]} />
      </Section>
    </div>
  )
}

const emailInputs = mailTextInputs({ rows: 8, hint: paragraphHint }) as Input[]

function StageEmail({ of, at, stage, templates }: StageFieldsProps) {
  const { setValue } = of.form

  return (
    <Section title="Email" isFilled={stage.subject !== ''} hasError={hasErrorIn(of, at, ['subject', 'text'])}>
      <p className="text-sm text-muted">
        Applicants you move to this stage get this email instead of the one about its status.
      </p>
      <StartFromTemplate
        templates={templates}
        fill={(name, value) => setValue(`${at}.${name}`, value, { shouldDirty: true, shouldValidate: true })}
      />
      <EntryInputs of={of} at={at} schema={stageSchema} list={emailInputs} />
      <Placeholders note="are filled in for each applicant." />
    </Section>
  )
}

const hasErrorIn = (of: Of, at: string, names: string[]) => names.some((name) => errorOf(of, `${at}.${name}`))

type SectionProps = { title: string; isFilled: boolean; hasError: boolean; children: ReactNode }

/** Open if there's something to see in it. */
function Section({ title, isFilled, hasError, children }: SectionProps) {
  const [isOpen, setOpen] = useState(isFilled)
  return (
    <details
      className="sm:col-span-full"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center font-medium underline decoration-edge underline-offset-4">
        {title}
      </summary>
      <div className="grid gap-4">{children}</div>
    </details>
  )
}
