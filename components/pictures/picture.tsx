import type { ReactNode } from 'react'
import { about } from './about'
import { augmentation } from './augmentation'
import { company } from './company'
import { home } from './home'
import { ground } from './ink'
import { products } from './products'
import { promises } from './promises'
import { services } from './services'
import { slides } from './slides'
import { staffing } from './staffing'
import { teasers } from './teasers'
import { trainings } from './trainings'
import { dataTrainings } from './trainings-data'

const drawings = {
  ...slides,
  ...teasers,
  ...home,
  ...services,
  ...trainings,
  ...dataTrainings,
  ...staffing,
  ...augmentation,
  ...products,
  ...about,
  ...promises,
  ...company,
}

export type PictureName = keyof typeof drawings

type PictureProps = { name: string; alt?: string; className?: string }

/** A drawing of the family, in the colours of the theme; without `alt` it is decoration. */
export function Picture({ name, alt = '', className }: PictureProps) {
  const [width, height] = name in slides ? [640, 500] : [480, 320]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path d={`M0 0h${width}v${height}H0z`} fill={ground} />
      {draw(name)}
    </svg>
  )
}

function draw(name: string): ReactNode {
  if (!isPictureName(name)) throw new Error(`There is no picture named “${name}”.`)
  return drawings[name]()
}

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(drawings, name)
}
