'use client'

import slugify from '@sindresorhus/slugify'
import { useRouter } from 'next/navigation'
import { useAnnounce } from '@/components/ui/announce'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { sitePageMessages } from '@/lib/content/site-pages/messages'
import type { SitePage } from '@/lib/content/site-pages/queries'
import { newPageBody } from '@/lib/content/site-pages/schema'

type NewPage = { title: string; path: string }

export function NewPageForm() {
  const router = useRouter()
  const announce = useAnnounce()
  const page = useSubmit<NewPage, NewPage, SitePage>({
    schema: newPageBody,
    values: { title: '', path: '' },
    call: (json) => callApi<SitePage>('/api/site-pages', { method: 'POST', json }),
    done: ({ data }) => {
      announce({ tone: 'success', text: sitePageMessages.added })
      router.push(`/site-pages/${data.id}`)
    },
    failed: sitePageMessages.failure,
  })
  const { form } = page

  /** Suggests a path until the editor enters one. */
  function suggestPath({ target: { value: title } }: { target: { value: string } }) {
    if (form.getFieldState('path').isDirty && form.getValues('path') !== '') return
    form.setValue('path', title.trim() === '' ? '' : `/${slugify(title)}`, { shouldDirty: false })
  }

  return (
    <SubmitForm of={page} label="Add page" button="Add page" className="max-w-xl space-y-5">
      <Inputs
        of={page}
        list={[
          { name: 'title', label: 'Title', onBlur: suggestPath },
          {
            name: 'path',
            label: 'Path',
            hint: 'Where the page is on the site, such as /our-team. Visitors can open it once you publish it.',
          },
        ]}
      />
    </SubmitForm>
  )
}
