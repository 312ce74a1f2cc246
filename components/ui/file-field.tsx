'use client'

import { FileText, Paperclip, X } from 'lucide-react'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { FieldError } from '@/components/ui/field'

type FileFieldProps = {
  id?: string
  label: string
  accept: string
  hint?: string
  error?: string
  required?: boolean
  file: File | null
  onChange: (file: File | null) => void
  progress?: number | null
  ref?: Ref<{ focus: () => void }>
}

export function FileField({
  id: givenId,
  label,
  accept,
  hint,
  error,
  required,
  file,
  onChange,
  progress = null,
  ref,
}: FileFieldProps) {
  const madeId = useId()
  const id = givenId ?? madeId
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }))
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

  useEffect(() => {
    if (!file && input.current) input.current.value = ''
  }, [file])

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      <div
        className={`relative flex min-h-16 items-center gap-3 rounded-control border border-dashed bg-raised px-3.5 py-2.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent hover:bg-sunken ${error ? 'border-danger' : 'border-edge'}`}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.files?.[0] ?? file)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {file ? <ChosenFile file={file} /> : <Invitation />}
        {file && progress === null && (
          <button
            type="button"
            onClick={() => {
              onChange(null)
              input.current?.focus()
            }}
            aria-label={`Remove ${file.name}`}
            className="relative z-10 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
      {file && progress !== null && <UploadProgress label={label} share={progress} />}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

function Invitation() {
  return (
    <>
      <Paperclip aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        <span className="font-semibold text-accent">Choose a file</span>{' '}
        <span className="text-muted">or drop it here</span>
      </span>
    </>
  )
}

function ChosenFile({ file }: { file: File }) {
  const preview = usePreview(file)
  return (
    <>
      {preview ? (
        // biome-ignore lint/performance/noImgElement: the file is only in this browser so far.
        <img
          src={preview}
          alt=""
          className="size-11 shrink-0 rounded-control border border-line bg-surface object-contain"
        />
      ) : (
        <FileText aria-hidden className="size-6 shrink-0 text-brand" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="block text-sm text-muted">{sizeLabel(file.size)}</span>
      </span>
    </>
  )
}

function UploadProgress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="mt-2 flex items-center gap-3 text-sm text-muted">
      <progress aria-label={`${label}: upload`} max={100} value={percent} className="h-2 flex-1 accent-accent" />
      <span>{percent}%</span>
    </div>
  )
}

function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!/^image\/(png|jpeg|webp|gif)$/.test(file.type)) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function sizeLabel(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
