import type { useFormDraft } from '@/components/console/lists/use-form-draft'

/** Stands where a form holds what was written before and not saved. */
export function DiscardDraft({ draft }: { draft: Pick<ReturnType<typeof useFormDraft>, 'restored' | 'discard'> }) {
  if (!draft.restored) return null
  return (
    <button type="button" onClick={draft.discard} className="min-h-11 underline underline-offset-4 lg:min-h-6">
      Discard draft
    </button>
  )
}
