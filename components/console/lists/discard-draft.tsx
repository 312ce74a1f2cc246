import type { useFormDraft } from '@/components/console/lists/use-form-draft'

/** Shown when a form has an unsaved draft. */
export function DiscardDraft({ draft }: { draft: Pick<ReturnType<typeof useFormDraft>, 'restored' | 'discard'> }) {
  if (!draft.restored) return null
  return (
    <button type="button" onClick={draft.discard} className="min-h-11 underline underline-offset-4 lg:min-h-6">
      Discard draft
    </button>
  )
}
