'use client'

import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useAddress } from '@/components/ui/use-address'

const SIDE_PX = 512

type PhotoCropperProps = { file: File | null; onClose: () => void; onDone: (file: File) => void }

export function PhotoCropper({ file, onClose, onDone }: PhotoCropperProps) {
  const address = useAddress(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function cut() {
    try {
      if (address && area && file) onDone(await cutOut(address, area, file.name))
    } catch {
      setFailed(true)
    }
  }

  return (
    <Dialog title="Choose what is shown" isOpen={file !== null} onClose={onClose} className="max-w-lg">
      <div className="relative h-72 overflow-hidden rounded-control bg-sunken">
        {address && (
          <Cropper
            image={address}
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
        {hasFailed && 'This picture cannot be read. Please choose another.'}
      </p>
      <div className="mt-2 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={cut}>Use this photo</Button>
      </div>
    </Dialog>
  )
}

async function cutOut(address: string, area: Area, name: string): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE_PX, SIDE_PX)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The browser could not make the picture.')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
