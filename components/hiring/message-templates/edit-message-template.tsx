'use client'

import { Pencil, Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { mailTextInputs, paragraphHint } from '@/components/console/lists/mail-text-fields'
import { pageAction, rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { Placeholders } from '@/components/hiring/message-templates/placeholders'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { errorMessageOf } from '@/lib/console/lists/edit-messages'
import { messageTemplateMessages as messages } from '@/lib/hiring/message-templates/messages'
import {
  type MessageTemplateFields,
  type MessageTemplateInput,
  messageTemplateSchema,
  type WireMessageTemplate,
} from '@/lib/hiring/message-templates/schema'

const empty: MessageTemplateInput = { name: '', subject: '', text: '' }
const inputs: InputOf<MessageTemplateInput>[] = [
  { name: 'name', label: 'Name', autoComplete: 'off', hint: 'Only your team sees it.' },
  ...(mailTextInputs({ rows: 10, hint: paragraphHint }) as InputOf<MessageTemplateInput>[]),
]

export function EditMessageTemplate({ template }: { template?: WireMessageTemplate }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      {template ? (
        <button type="button" onClick={() => setIsOpen(true)} className={rowAction()} data-open>
          <Pencil aria-hidden className="size-4" />
          <span className={rowActionWord}>Edit</span>
          <span className="sr-only"> {template.name}</span>
        </button>
      ) : (
        <Button onClick={() => setIsOpen(true)} className={pageAction}>
          <Plus aria-hidden className="size-5" /> Add template
        </Button>
      )}
      <Dialog
        title={template ? 'Edit template' : 'Add template'}
        isOpen={isOpen}
        onClose={close}
        className="max-w-2xl"
        isForm
      >
        <MessageTemplateForm template={template} onDone={close} />
      </Dialog>
    </>
  )
}

type MessageTemplateFormProps = { template?: WireMessageTemplate; onDone: () => void }

function MessageTemplateForm({ template, onDone }: MessageTemplateFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const { row, showNewer, hintsFor } = useNewerRow<WireMessageTemplate>(template)
  const edit = useSubmit<MessageTemplateInput, MessageTemplateFields, { current?: WireMessageTemplate }>({
    schema: messageTemplateSchema,
    values: template ? { name: template.name, subject: template.subject, text: template.text } : empty,
    call: (fields) =>
      template
        ? callApi(`/api/message-templates/${template.id}`, {
            method: 'PUT',
            json: { ...fields, version: row?.version },
          })
        : callApi('/api/message-templates', { method: 'POST', json: fields }),
    done: () => {
      announce({ tone: 'success', text: template ? messages.saved : messages.added })
      router.refresh()
      onDone()
    },
    failed: (response) => errorMessageOf(response, messages),
    refused: ({ data: { current } }) => current && showNewer(current),
  })
  return (
    <SubmitForm
      of={edit}
      label={template ? 'Edit template' : 'Add template'}
      className="grid gap-4"
      button="Save"
      above={<Placeholders />}
      beside={
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <Inputs of={edit} list={inputs} hintOf={hintsFor(edit.form)} />
    </SubmitForm>
  )
}
