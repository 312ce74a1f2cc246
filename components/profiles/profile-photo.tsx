'use client'

import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { PhotoCropper } from '@/components/profiles/photo-cropper'
import { Button } from '@/components/ui/button'
import { useAddress } from '@/components/ui/use-address'
import { acceptOf, uploadProblem } from '@/lib/uploads/rules'

type ProfilePhotoProps = {
  userName: string
  stored: string | null
  chosen: File | null
  onChange: (file: File | null) => void
  headline: string
  email: string
}

export function ProfilePhoto({ userName, stored, chosen, onChange, headline, email }: ProfilePhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const [toCrop, setToCrop] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = useAddress(chosen)
  const shown = preview ?? (stored && `/uploads/${stored}`)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    const wrong = file ? uploadProblem(file, 'profileImage') : null
    setProblem(wrong)
    if (file && !wrong) setToCrop(file)
  }

  return (
    <section aria-label="Photo" className="flex flex-wrap items-center gap-x-7 gap-y-4">
      <span className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-display text-display font-semibold text-brand">
        {shown ? (
          // biome-ignore lint/performance/noImgElement: the picture is stored in this shape, or only this browser has it.
          <img src={shown} alt={`Portrait of ${userName}`} width={112} height={112} className="size-28 object-cover" />
        ) : (
          <span aria-hidden>{userName.slice(0, 1).toUpperCase()}</span>
        )}
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-display text-title font-semibold break-words">{userName || email}</p>
        {headline && <p className="mt-1 max-w-xl text-lg leading-snug break-words">{headline}</p>}
        <p className="mt-1 mb-3 break-words text-muted">{email}</p>
        <input
          ref={input}
          id="profile-photo"
          type="file"
          accept={acceptOf('profileImage')}
          aria-label="Choose a photo"
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => input.current?.click()}>
            <Camera aria-hidden className="size-5" /> {shown ? 'Change photo' : 'Add a photo'}
          </Button>
          {chosen && (
            <Button look="quiet" onClick={() => onChange(null)}>
              Undo
            </Button>
          )}
        </div>
        <p aria-live="polite" className={`mt-2 text-sm ${problem ? 'font-medium text-danger' : 'text-muted'}`}>
          {problem ?? (chosen ? 'Not saved yet.' : 'PNG, JPEG, WebP or GIF, 5 MB at most.')}
        </p>
      </div>
      <PhotoCropper
        file={toCrop}
        onClose={() => setToCrop(null)}
        onDone={(file) => {
          onChange(file)
          setToCrop(null)
        }}
      />
    </section>
  )
}
