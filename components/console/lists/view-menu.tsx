'use client'

import { PenLine, Pin, PinOff, SlidersHorizontal, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { startTransition, useId, useOptimistic, useRef, useState } from 'react'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { CheckboxField } from '@/components/ui/field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { viewMessages } from '@/lib/console/saved-views/messages'
import type { SavedView } from '@/lib/console/saved-views/queries'
import { viewSchema } from '@/lib/console/saved-views/schema'

type Choice = { header: string; name: string; isVisible: boolean }

type ViewMenuProps = {
  list: string
  views: (SavedView & { href: string; isCurrent: boolean })[]
  columns: Choice[]
  /** The list with all of `columns`. */
  wholeHref: string
  query: string
}

const flip = (columns: Choice[], header: string) =>
  columns.map((column) => (column.header === header ? { ...column, isVisible: !column.isVisible } : column))

/** Made in the browser, because someone may choose the next column before the list has changed. */
function hrefOf(wholeHref: string, columns: Choice[]): string {
  const [path, query] = wholeHref.split('?', 2)
  const parameters = new URLSearchParams(query)
  const hidden = columns.filter(({ isVisible }) => !isVisible).map(({ name }) => name)
  const without = [parameters.get('without') ?? [], hidden].flat()
  if (without.length > 0) parameters.set('without', without.join(','))
  return parameters.size > 0 ? `${path}?${parameters}` : (path ?? '')
}

export function ViewMenu({ list, views, columns, wholeHref, query }: ViewMenuProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  const [visibleColumns, toggle] = useOptimistic(columns, flip)
  const [named, setNamed] = useState<SavedView | 'new' | null>(null)
  const [deleted, setDeleted] = useState<SavedView | null>(null)

  type Change = { id: number; call: { method: 'PATCH' | 'DELETE'; json?: object }; text: string }
  const { act: change, isBusy: isChanging } = useAction({
    call: ({ id, call }: Change) => callApi(`/api/views/${id}`, call),
    done: (_response, { text }) => text,
    failed: () => viewMessages.failure,
  })

  function place() {
    const [from, popover] = [button.current?.getBoundingClientRect(), menu.current]
    if (!from || !popover) return
    popover.style.top = `${from.bottom + 4}px`
    popover.style.left = `${Math.max(8, Math.min(from.right - popover.offsetWidth, innerWidth - popover.offsetWidth - 8))}px`
    popover.style.maxHeight = `${Math.max(200, innerHeight - from.bottom - 16)}px`
  }

  return (
    <div className="ml-auto">
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-sm font-medium text-muted hover:bg-sunken hover:text-ink md:px-3 lg:min-h-8"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <span className="max-md:sr-only">{views.find(({ isCurrent }) => isCurrent)?.name ?? 'Views'}</span>
        <span className="sr-only">, columns and views</span>
      </button>
      <section
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label="Columns and views"
        onToggle={(event) => event.newState === 'open' && place()}
        className="fixed m-0 w-72 overflow-y-auto rounded-control border border-line bg-raised p-3 text-sm text-ink shadow-lifted"
      >
        <p className={heading}>Views</p>
        <ul>
          {views.map((view) => (
            <li key={view.id} className="flex items-center">
              <Link
                href={view.href}
                prefetch={false}
                aria-current={view.isCurrent ? 'page' : undefined}
                onClick={() => menu.current?.hidePopover()}
                className="flex min-h-11 min-w-0 flex-1 items-center rounded-control px-2 hover:bg-sunken aria-[current]:text-brand md:min-h-9"
              >
                <span className="truncate">{view.name}</span>
              </Link>
              <button
                type="button"
                aria-label={
                  view.isDefault ? `Don't use ${view.name} as the default` : `Use ${view.name} as the default`
                }
                title={view.isDefault ? 'Default view' : 'Make it the default'}
                onClick={() =>
                  change({
                    id: view.id,
                    call: { method: 'PATCH', json: { isDefault: !view.isDefault } },
                    text: viewMessages.changed,
                  })
                }
                className={`${icon} ${view.isDefault ? 'text-brand' : ''}`}
              >
                {view.isDefault ? <PinOff aria-hidden className="size-4" /> : <Pin aria-hidden className="size-4" />}
              </button>
              <button type="button" aria-label={`Rename ${view.name}`} onClick={() => setNamed(view)} className={icon}>
                <PenLine aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                aria-label={`Delete ${view.name}`}
                onClick={() => setDeleted(view)}
                className={icon}
              >
                <Trash2 aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => setNamed('new')}
          className="min-h-11 w-full rounded-control px-2 text-left font-medium text-accent hover:bg-sunken md:min-h-9"
        >
          Save view
        </button>
        <p className={`${heading} mt-2 border-t border-line pt-3`}>Columns</p>
        <ul>
          {visibleColumns.map(({ header, isVisible }) => (
            <li key={header}>
              <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2 hover:bg-sunken md:min-h-9">
                <input
                  type="checkbox"
                  checked={isVisible}
                  onChange={() =>
                    startTransition(() => {
                      toggle(header)
                      router.push(hrefOf(wholeHref, flip(visibleColumns, header)), { scroll: false })
                    })
                  }
                  className="size-5 accent-accent"
                />
                {header}
              </label>
            </li>
          ))}
        </ul>
      </section>
      {named && (
        <NameView
          view={named === 'new' ? null : named}
          list={list}
          query={query}
          onDone={(text) => {
            setNamed(null)
            if (!text) return
            announce({ tone: 'success', text })
            router.refresh()
          }}
        />
      )}
      <ConfirmDialog
        title="Delete view"
        question={`Delete the view “${deleted?.name}”?`}
        confirmLabel="Delete"
        isOpen={deleted !== null}
        isBusy={isChanging}
        onConfirm={async () => {
          if (deleted) await change({ id: deleted.id, call: { method: 'DELETE' }, text: viewMessages.deleted })
          setDeleted(null)
        }}
        onClose={() => setDeleted(null)}
      />
    </div>
  )
}

const heading = 'px-2 pb-1 text-xs font-medium text-muted'
const icon =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink md:size-8'

const formSchema = viewSchema.pick({ name: true, isDefault: true })
type NameViewProps = {
  view: SavedView | null
  list: string
  query: string
  onDone: (text: string | null) => void
}

function NameView({ view, list, query, onDone }: NameViewProps) {
  const naming = useSubmit({
    schema: formSchema,
    values: { name: view?.name ?? '', isDefault: view?.isDefault ?? false },
    call: (named) =>
      view
        ? callApi(`/api/views/${view.id}`, { method: 'PATCH', json: named })
        : callApi('/api/views', { method: 'POST', json: { ...named, list, query } }),
    done: () => {
      onDone(view ? viewMessages.changed : viewMessages.saved)
    },
    failed: viewMessages.failure,
  })
  return (
    <Dialog title={view ? 'Rename view' : 'Save view'} isOpen onClose={() => onDone(null)} className="max-w-md" isForm>
      <SubmitForm
        of={naming}
        label="View"
        className="grid gap-3"
        inputs={[
          {
            name: 'name',
            label: 'Name',
            hint: 'Saves the current search, filters, sort order and columns, just for you.',
          },
          { name: 'isDefault', label: 'Make this my default view of this list', as: CheckboxField },
        ]}
        button="Save"
        beside={
          <Button look="secondary" onClick={() => onDone(null)}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
