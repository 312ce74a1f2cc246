'use client'

import { Monitor, Smartphone } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import {
  ArticleChecks,
  ArticlePreview,
  type PreviewWidth,
  previewWidths,
} from '@/components/content/blogs/article-preview'
import { RichText } from '@/components/content/blogs/rich-text'
import { useAnnounce } from '@/components/ui/announce'
import { Button, buttonClass } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { Form } from '@/components/ui/form'
import { MessageArea } from '@/components/ui/message-area'
import { type InputOf, Inputs } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { errorMessageOf } from '@/lib/console/lists/edit-messages'
import { type AdminBlogWire, blogSummary } from '@/lib/content/blogs/format'
import { blogMessages } from '@/lib/content/blogs/messages'
import { blogPicturePath } from '@/lib/content/blogs/pictures'
import { type BlogFormInput, type BlogFormOutput, blogFormSchema, blogStatuses } from '@/lib/content/blogs/schema'
import { localTime } from '@/lib/platform/dates'
import { acceptOf, narrowWidths, uploadHints, uploadProblem } from '@/lib/platform/uploads/rules'

type BlogFormProps = {
  blog?: AdminBlogWire
}
type Refused = { current?: AdminBlogWire }

const DESCRIPTION = 'blog-description'
const aboutInputs: InputOf<BlogFormInput>[] = [
  {
    name: 'imageAlt',
    label: 'Image description',
    hint: "For people who can't see the image. Leave blank if it's decorative.",
  },
  { name: 'category_name', label: 'Category' },
  { name: 'author', label: 'Author' },
]
const publicFrom: InputOf<BlogFormInput> = {
  name: 'publishAt',
  label: 'Publish on',
  type: 'datetime-local',
  isOptional: true,
  hint: 'Leave blank to publish right away.',
}

export function BlogForm({ blog }: BlogFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [image, setImage] = useState<File | null>(null)
  const [preview, setPreview] = useState<PreviewWidth | null>(null)
  const imageProblem = image && uploadProblem(image, 'blogImage')
  const { row, showNewer, hintsFor } = useNewerRow(blog)
  const showChanges = (newer: AdminBlogWire) => showNewer({ ...newer, publishAt: localTime(new Date(newer.publishAt)) })
  const article = useSubmit<BlogFormInput, BlogFormOutput, Refused>({
    schema: blogFormSchema,
    values: fieldsOf(blog),
    call: async ({ publishAt, ...fields }, onProgress) => {
      const data = {
        ...fields,
        publishAt: publishAt ? new Date(publishAt).toISOString() : '',
        ...(row && { version: row.version }),
      }
      return callApi(blog ? `/blog/update/${blog.id}` : '/blog/add', {
        method: 'POST',
        form: multipartBody('blogData', data, { blogImage: image }),
        ...(image && { onProgress }),
      })
    },
    done: () => {
      announce({ tone: 'success', text: blog ? blogMessages.saved : blogMessages.added })
      draft.forget()
      router.push('/blogs')
      router.refresh()
    },
    failed: (response) => errorMessageOf(response, blogMessages),
    refused: ({ data: { current } }) => current && showChanges(current),
    invalid: (wrong) => {
      if (Object.keys(wrong).join() === 'description') document.getElementById(DESCRIPTION)?.focus()
    },
  })
  const { form, submit, message, isBusy, progress } = article
  const { errors } = form.formState
  const hintOf = hintsFor(form)
  const opened = blog && { version: blog.version, showNewer: () => showChanges(blog), say: article.say }
  const draft = useFormDraft(form, `article-${blog?.id ?? 'new'}`, fieldsOf(blog), opened)
  const description = useController({ control: form.control, name: 'description' })

  const when = (time: number) => new Date(time).toLocaleTimeString('en-US', { timeStyle: 'short' })
  return (
    <Form
      onSubmit={imageProblem ? (event) => event.preventDefault() : submit}
      aria-label={blog ? 'Edit Blog' : 'Add Blog'}
    >
      <div className="sticky top-0 z-10 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 sm:-mx-6 sm:px-6 lg:top-12">
        <h1 className="text-xl">{blog ? 'Edit Blog' : 'Add Blog'}</h1>
        <p role="status" className="text-sm text-muted">
          {draft.storedAt ? `Draft saved at ${when(draft.storedAt)}` : ''}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <fieldset className="flex items-center">
            <legend className="sr-only">Preview</legend>
            {previewWidths.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                aria-pressed={preview === value}
                aria-label={`Preview on a ${value}`}
                onClick={() => setPreview(preview === value ? null : value)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-medium text-muted hover:bg-sunken hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand lg:min-h-9"
              >
                {value === 'phone' ? (
                  <Smartphone aria-hidden className="size-4" />
                ) : (
                  <Monitor aria-hidden className="size-4" />
                )}
                <span className="max-sm:hidden">{label}</span>
              </button>
            ))}
          </fieldset>
          <label className="flex items-center gap-2 text-sm">
            Status
            <select
              {...form.register('state')}
              className="min-h-11 rounded-control border border-edge bg-raised px-2 text-base lg:min-h-9 lg:text-sm"
            >
              {blogStatuses.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Link href="/blogs" className={buttonClass('quiet', 'px-3! text-sm! lg:min-h-9!')}>
            Cancel
          </Link>
          <Button type="submit" isBusy={isBusy} className="px-5! text-sm! lg:min-h-9! lg:py-1!">
            Save
          </Button>
        </div>
      </div>
      <div className="space-y-3">
        {draft.restored && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-brand-soft px-4 py-1 text-brand">
            We restored your unsaved draft from {timeLabel(draft.restored)}.
            <button
              type="button"
              onClick={draft.discard}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              Discard draft
            </button>
          </p>
        )}
        <MessageArea message={message} />
        {hintOf('state', 'Status', (value) => blogStatuses.find((state) => state.value === value)?.label ?? '')}
      </div>
      <div
        className={`mt-4 grid grid-cols-1 gap-6 xl:items-start ${preview ? 'xl:grid-cols-[minmax(0,1fr)_30rem]' : 'xl:grid-cols-[minmax(0,1fr)_20rem]'}`}
      >
        <div className="min-w-0 space-y-5">
          <Inputs of={article} list={[{ name: 'title', label: 'Title' }]} hintOf={hintOf} />
          <div>
            <RichText
              id={DESCRIPTION}
              label="Description"
              hint={hintOf('description', 'Description', (html) => blogSummary(html, 300))}
              value={description.field.value}
              onChange={description.field.onChange}
              describedBy={`${DESCRIPTION}-error`}
            />
            <FieldError id={`${DESCRIPTION}-error`} error={errors.description?.message} />
          </div>
        </div>
        {preview && (
          <ArticlePreview
            width={preview}
            title={form.watch('title')}
            category={form.watch('category_name')}
            author={form.watch('author')}
            html={description.field.value}
          />
        )}
        <aside aria-label="Post details" className="min-w-0 space-y-5">
          <ArticleChecks html={description.field.value} />
          <div className="space-y-5 rounded-card border border-line bg-raised p-5">
            {blog?.blog_image && !image && (
              // biome-ignore lint/performance/noImgElement: uploads are re-encoded and sized when they are stored.
              <img
                src={blogPicturePath(blog.blog_image, narrowWidths[0])}
                alt={blog.imageAlt}
                className="w-full rounded-control bg-sunken"
              />
            )}
            <FileField
              id="blog-image"
              label={blog?.blog_image ? 'Replace image' : 'Image'}
              accept={acceptOf('blogImage')}
              hint={uploadHints.image}
              error={imageProblem ?? undefined}
              file={image}
              onChange={setImage}
              progress={progress}
            />
            <Inputs of={article} list={aboutInputs} hintOf={hintOf} />
            <Inputs of={article} list={[publicFrom]} hintOf={(name, label) => hintOf(name, label, timeLabel)} />
          </div>
        </aside>
      </div>
    </Form>
  )
}

function fieldsOf(blog: AdminBlogWire | undefined): BlogFormInput {
  return {
    category_name: blog?.category_name ?? '',
    title: blog?.title ?? '',
    author: blog?.author ?? '',
    description: blog?.description ?? '',
    imageAlt: blog?.imageAlt ?? '',
    state: blog?.state ?? 'published',
    publishAt: blog ? localTime(new Date(blog.publishAt)) : '',
  }
}

const timeLabel = (value: string | number) =>
  new Date(value).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
