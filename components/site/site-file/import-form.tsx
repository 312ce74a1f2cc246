'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as z from 'zod'
import { ChangeList } from '@/components/console/lists/version-history'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { FileInput, SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { countOf } from '@/lib/platform/numbers'
import { acceptOf, uploadProblem } from '@/lib/platform/uploads/rules'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'
import type { Preview } from '@/lib/site/site-file/schema'

const fileSchema = z.object({
  file: z.instanceof(File, { error: messages.choose }).superRefine((file, context) => {
    const problem = uploadProblem(file, 'siteFile')
    if (problem) context.addIssue({ code: 'custom', message: problem })
  }),
})

type Checked = { file: File; preview: Preview }

/** Imports a site file after showing what would change. */
export function ImportForm() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useSubmit<z.input<typeof fileSchema>, z.output<typeof fileSchema>, Preview>({
    schema: fileSchema,
    values: { file: undefined },
    call: ({ file }, onProgress) => {
      setChecked(null)
      return callApi('/api/site-file/preview', {
        method: 'POST',
        form: multipartBody('data', {}, { file }),
        onProgress,
      })
    },
    done: ({ data }, { file }) => {
      setChecked({ file, preview: data })
    },
    failed: messages.notChecked,
  })
  const chosen = check.form.watch('file')
  return (
    <>
      <SubmitForm of={check} label="Import" button="Check file" busyButton="Checking" look="secondary">
        <FileInput
          of={check}
          name="file"
          label="Site file"
          accept={acceptOf('siteFile')}
          hint="A zip file up to 30 MB."
        />
      </SubmitForm>
      {checked && checked.file === chosen && (
        <Changes
          {...checked}
          imported={() => {
            setChecked(null)
            check.form.reset()
          }}
        />
      )}
    </>
  )
}

function Changes({ file, preview: { state, parts, staying }, imported }: Checked & { imported: () => void }) {
  const router = useRouter()
  const announce = useAnnounce()
  const { act, isBusy, message } = useAction({
    call: () => callApi('/api/site-file', { method: 'POST', form: multipartBody('data', { state }, { file }) }),
    done: () => {
      announce({ tone: 'success', text: messages.imported })
      imported()
      router.refresh()
    },
    failed: messages.notImported,
    isQuiet: true,
  })
  if (parts.length === 0)
    return (
      <p role="status" className="mt-6 rounded-control bg-sunken px-4 py-3">
        {messages.same}
      </p>
    )
  return (
    <section aria-labelledby="changes" className="mt-6 border-t border-line pt-5">
      <div role="status">
        <h3 id="changes" className="font-semibold">
          {countOf(parts.length, 'part')} will change
        </h3>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {parts.map(({ name, isNew, changes }) => (
          <li key={name}>
            <details>
              <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
                <span className="font-medium">{name}</span>{' '}
                <span className="text-muted">{isNew ? 'new' : countOf(changes.length, 'change')}</span>
              </summary>
              <div className="pl-4 text-sm">
                <ChangeList changes={changes} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      {staying.length > 0 && (
        <p className="mt-3 text-muted wrap-anywhere">
          These pages aren't in the file and won't change: {staying.join(', ')}.
        </p>
      )}
      <div className="mt-5 space-y-4">
        <MessageArea message={message} />
        <Button isBusy={isBusy} onClick={() => act()}>
          {isBusy ? 'Importing' : 'Import'}
        </Button>
      </div>
    </section>
  )
}
