'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { sitePageMessages } from '@/lib/content/site-pages/messages'

type DeletePageProps = {
  id: number
  /** What links to the page, each with a name such as "Page: Our team". */
  links: string[]
}

export function DeletePage({ id, links }: DeletePageProps) {
  const router = useRouter()
  return (
    <ConfirmedAction
      call={() => callApi(`/api/site-pages/${id}`, { method: 'DELETE' })}
      title="Delete page"
      question={sitePageMessages.askDelete}
      details={
        links.length > 0 && (
          <>
            <p className="mt-3 font-medium">Links to this page will stop working in:</p>
            <ul className="mt-1 list-disc pl-5 wrap-anywhere">
              {links.map((link) => (
                <li key={link}>{link}</li>
              ))}
            </ul>
          </>
        )
      }
      confirmLabel="Delete page"
      done={() => {
        router.push('/site-pages')
        return sitePageMessages.deleted
      }}
      failed={sitePageMessages.notDeleted}
      button={(ask) => (
        <Button look="secondary" onClick={ask} className="text-danger!">
          <Trash2 aria-hidden className="size-5" /> Delete page
        </Button>
      )}
    />
  )
}
