'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { CheckboxField } from '@/components/ui/field'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { sitePageMessages } from '@/lib/content/site-pages/messages'
import type { SitePage } from '@/lib/content/site-pages/queries'
import { placeBody } from '@/lib/content/site-pages/schema'

type Place = { path: string; isHidden: boolean }
type Answer = SitePage & { current?: SitePage }

/** The page's path and whether menus and the sitemap show it. Saved on its own, apart from the content. */
export function PagePlace({ page }: { page: SitePage }) {
  const router = useRouter()
  const announce = useAnnounce()
  const { row, showNewer, hintsFor } = useNewerRow(page)
  const [theirs, setTheirs] = useState<SitePage | null>(null)
  const place = useSubmit<Place, Place, Answer>({
    schema: placeBody.omit({ placeVersion: true }),
    values: { path: page.path, isHidden: page.isHidden },
    call: (json) =>
      callApi<Answer>(`/api/site-pages/${page.id}/place`, {
        method: 'PUT',
        json: { ...json, placeVersion: row?.placeVersion },
      }),
    done: ({ data }) => {
      const isMoved = data.path !== page.path && data.version > 0
      announce({ tone: 'success', text: isMoved ? sitePageMessages.moved : sitePageMessages.placeSaved })
      showNewer(data)
      setTheirs(null)
      router.refresh()
    },
    failed: sitePageMessages.failure,
    refused: ({ data: { current } }) => {
      if (!current) return
      showNewer(current)
      setTheirs(current)
    },
  })
  const isOther = theirs && theirs.isHidden !== place.form.watch('isHidden')
  return (
    <section aria-labelledby="place" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="place" className="mb-3 text-heading">
        Path and visibility
      </h2>
      <SubmitForm of={place} label="Path and visibility" button="Save" look="secondary" className="space-y-4">
        <Inputs
          of={place}
          hintOf={hintsFor(place.form)}
          list={[
            { name: 'path', label: 'Path', hint: 'If you change it, the old path redirects to the new one.' },
            {
              name: 'isHidden',
              label: 'Hide from menus and the sitemap',
              as: CheckboxField,
              hint: isOther
                ? `Theirs: ${theirs.isHidden ? 'hidden' : 'not hidden'}`
                : 'Visitors with the link can still open it.',
            },
          ]}
        />
      </SubmitForm>
    </section>
  )
}
