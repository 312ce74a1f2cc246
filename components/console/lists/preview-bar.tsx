import { buttonClass } from '@/components/ui/button'

/** The bar below a preview. Says that it's a draft and links back to the form. */
export function PreviewBar({ title, href }: { title: string; href: string }) {
  return (
    <aside
      aria-label="Preview"
      className="sticky bottom-0 z-30 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-raised px-5 py-3"
    >
      <p>
        <strong className="font-semibold">Preview of {title}.</strong> Only you can see this draft.
      </p>
      <a href={href} className={buttonClass('secondary')}>
        Back to editing
      </a>
    </aside>
  )
}
