'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useAnnounce } from '@/components/back-office/status-message'
import { useNewerRow } from '@/components/back-office/use-newer-row'
import { RichText } from '@/components/blogs/rich-text'
import { Button } from '@/components/ui/button'
import { Field, FieldError, SelectField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi, multipartBody } from '@/lib/api/client'
import { type AdminBlogWire, blogSummary } from '@/lib/blogs/format'
import { blogMessages } from '@/lib/blogs/messages'
import { type BlogFormInput, type BlogFormOutput, blogFormSchema, blogStates } from '@/lib/blogs/schema'
import { acceptOf, uploadProblem } from '@/lib/uploads/rules'

type BlogFormProps = {
  /** The post to edit; without one a new one is added. */
  blog?: AdminBlogWire
  onDone: () => void
  onCancel: () => void
  onChanged: (isChanged: boolean) => void
}
type Refused = { current?: AdminBlogWire }

const DESCRIPTION = 'blog-description'
const names = ['category_name', 'title', 'author', 'description', 'imageAlt', 'state', 'publishAt'] as const

/** Adds a post or edits one. Saved, it reloads the list; refused, everything stays as it was written. */
export function BlogForm({ blog, onDone, onCancel, onChanged }: BlogFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [message, setMessage] = useState<Message | null>(null)
  const [image, setImage] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const form = useForm<BlogFormInput, unknown, BlogFormOutput>({
    resolver: zodResolver(blogFormSchema),
    defaultValues: fieldsOf(blog),
  })
  const { row, meet, hintOf } = useNewerRow(form, blog)
  const { errors, isSubmitting, isDirty } = form.formState
  const description = useController({ control: form.control, name: 'description' })
  const imageProblem = image && uploadProblem(image, 'blogImage')

  useEffect(() => onChanged(isDirty || image !== null), [isDirty, image, onChanged])

  const submit = form.handleSubmit(
    async ({ publishAt, ...fields }) => {
      if (imageProblem) return
      setMessage(null)
      if (image) setProgress(0)
      const data = {
        ...fields,
        publishAt: publishAt ? new Date(publishAt).toISOString() : '',
        ...(row && { version: row.version }),
      }
      const answer = await callApi<Refused>(blog ? `/blog/update/${blog.id}` : '/blog/add', {
        method: 'POST',
        form: multipartBody('blogData', data, { blogImage: image }),
        ...(image && { onProgress: setProgress }),
      }).catch(() => null)
      setProgress(null)
      if (answer?.isOk) {
        announce({ tone: 'success', text: blog ? blogMessages.saved : blogMessages.added })
        router.refresh()
        return onDone()
      }
      const current = answer?.data.current
      if (current) meet({ ...current, publishAt: localTime(new Date(current.publishAt)) })
      for (const name of names.filter((wrong) => answer?.errors[wrong]))
        form.setError(name, { message: answer?.errors[name] }, { shouldFocus: true })
      setMessage({ tone: 'error', text: refusalOf(answer) })
    },
    (wrong) => {
      setMessage(null)
      if (Object.keys(wrong).join() === 'description') document.getElementById(DESCRIPTION)?.focus()
    },
  )

  return (
    <form method="post" noValidate onSubmit={submit} aria-label={blog ? 'Edit Blog' : 'Add Blog'}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...form.register('title')}
          label="Title"
          required
          className="sm:col-span-2"
          hint={hintOf('title', 'Title')}
          error={errors.title?.message}
        />
        <Field
          {...form.register('category_name')}
          label="Category"
          required
          hint={hintOf('category_name', 'Category')}
          error={errors.category_name?.message}
        />
        <Field
          {...form.register('author')}
          label="Author"
          required
          hint={hintOf('author', 'Author')}
          error={errors.author?.message}
        />
        <div className="sm:col-span-2">
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
        <FileField
          id="blog-image"
          label={blog?.blog_image ? 'Replace the image' : 'Image'}
          accept={acceptOf('blogImage')}
          hint="PNG, JPEG, WebP or GIF, 5 MB at most."
          error={imageProblem ?? undefined}
          file={image}
          onChange={setImage}
          progress={progress}
        />
        <Field
          {...form.register('imageAlt')}
          label="What the image shows"
          hint={
            hintOf('imageAlt', 'What the image shows') ??
            'For readers who cannot see it. Leave it empty when it only decorates.'
          }
          error={errors.imageAlt?.message}
        />
        <SelectField
          {...form.register('state')}
          label="State"
          options={blogStates}
          hint={hintOf('state', 'State', (value) => blogStates.find((state) => state.value === value)?.label ?? '')}
          error={errors.state?.message}
        />
        <Field
          {...form.register('publishAt')}
          label="Public from"
          type="datetime-local"
          isOptional
          hint={hintOf('publishAt', 'Public from', timeLabel) ?? 'Empty or past: as soon as it is published.'}
          error={errors.publishAt?.message}
        />
      </div>
      <div className="mt-5 space-y-4">
        <MessageArea message={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
            Save
          </Button>
        </div>
      </div>
    </form>
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

/** A time as a datetime-local control writes it, in the browser's own zone. */
function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const timeLabel = (value: string) =>
  new Date(value).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function refusalOf(answer: { status: number; message: string } | null): string {
  if (answer?.status === 404) return blogMessages.gone
  if (answer?.status === 409) return `${answer.message} ${blogMessages.howToGoOn}`
  return answer?.message || blogMessages.notSaved
}
