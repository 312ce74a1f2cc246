'use client'

import Image from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useDeferredValue, useEffect } from 'react'
import { articleProblems } from '@/lib/content/blogs/checks'
import { headingsBelow } from '@/lib/content/blogs/headings'

export const previewWidths = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const
export type PreviewWidth = (typeof previewWidths)[number]['value']

type ArticlePreviewProps = { width: PreviewWidth; title: string; category: string; author: string; html: string }

export function ArticlePreview({ width, title, category, author, html }: ArticlePreviewProps) {
  const content = headingsBelow(2, html)
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [3, 4, 5] }, link: { openOnClick: false } }), Image],
    content,
    editable: false,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes: { class: 'reading outline-none', 'aria-label': 'Post text', role: 'document' } },
  })
  useEffect(() => {
    editor?.commands.setContent(content, { emitUpdate: false })
  }, [editor, content])
  return (
    <section
      aria-labelledby="article-preview"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface xl:sticky xl:top-30 xl:max-h-[calc(100dvh-8.5rem)] xl:overflow-y-auto"
    >
      <h2 id="article-preview" className="sr-only">
        Preview
      </h2>
      <div
        data-width={width}
        className="mx-auto data-[width=desktop]:w-192 data-[width=desktop]:p-8 data-[width=desktop]:[zoom:0.62] data-[width=phone]:w-full data-[width=phone]:max-w-97.5 data-[width=phone]:p-4"
      >
        <p className="font-semibold text-brand">{category || 'Category'}</p>
        <p
          className={`mt-2 font-display leading-[1.1] font-bold break-words ${width === 'phone' ? 'text-[1.75rem]' : 'text-[2.875rem]'}`}
        >
          {title || 'Title'}
        </p>
        <p className="mt-3 text-muted">By {author || 'Author'}</p>
        <div className="mt-8 break-words">
          <EditorContent editor={editor} />
        </div>
      </div>
    </section>
  )
}

/** Shows problems that visitors would notice. The article can still be saved. */
export function ArticleChecks({ html }: { html: string }) {
  const problems = articleProblems(useDeferredValue(html))
  return (
    <section aria-labelledby="checks" className="rounded-card border border-line bg-raised p-5 text-sm">
      <h2 id="checks" className="text-base">
        Links, headings and images
      </h2>
      <div role="status">
        {problems.length === 0 ? (
          <p className="mt-2 flex items-center gap-2 text-success">
            <CircleCheck aria-hidden className="size-4 shrink-0" /> No problems found.
          </p>
        ) : (
          <ul className="mt-2 space-y-2">
            {problems.map((problem, at) => (
              <li key={at} className="flex gap-2 text-warning wrap-anywhere">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> <span>{problem}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
