'use client'

import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { acceptOf, uploadHints, uploadProblem } from '@/lib/platform/uploads/rules'
import 'react-easy-crop/react-easy-crop.css'
import { Dialog } from '@/components/ui/dialog'

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
  const preview = useObjectUrl(chosen)
  const photo = preview ?? (stored && `/uploads/${stored}`)

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
        {photo ? (
          // biome-ignore lint/performance/noImgElement: the image is stored at this size, or it's only in this browser so far.
          <img src={photo} alt={`Portrait of ${userName}`} width={112} height={112} className="size-28 object-cover" />
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
            <Camera aria-hidden className="size-5" /> {photo ? 'Change photo' : 'Add a photo'}
          </Button>
          {chosen && (
            <Button look="quiet" onClick={() => onChange(null)}>
              Undo
            </Button>
          )}
        </div>
        <p aria-live="polite" className={`mt-2 text-sm ${problem ? 'font-medium text-danger' : 'text-muted'}`}>
          {problem ?? (chosen ? 'Not saved yet.' : uploadHints.image)}
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

const SIDE_PX = 512

type PhotoCropperProps = { file: File | null; onClose: () => void; onDone: (file: File) => void }

function PhotoCropper({ file, onClose, onDone }: PhotoCropperProps) {
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function cut() {
    try {
      if (url && area && file) onDone(await cutOut(url, area, file.name))
    } catch {
      setFailed(true)
    }
  }

  return (
    <Dialog title="Crop your photo" isOpen={file !== null} onClose={onClose} className="max-w-lg">
      <div className="relative h-72 overflow-hidden rounded-control bg-sunken">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={4}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className="mt-4 block font-medium">
        Zoom
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="h-11 w-full accent-accent"
        />
      </label>
      <p aria-live="polite" className={hasFailed ? 'mb-3 font-medium text-danger' : 'sr-only'}>
        {hasFailed && "We couldn't read this image. Try a different file."}
      </p>
      <div className="mt-2 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={cut}>Use photo</Button>
      </div>
    </Dialog>
  )
}

async function cutOut(url: string, area: Area, name: string): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE_PX, SIDE_PX)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error("The browser couldn't create the image.")
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
