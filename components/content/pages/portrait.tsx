import type { Person } from '@/lib/content/pages/schema'
import { drawingFile } from '@/lib/site/company'

export function Portrait({ person: { slug }, className = '' }: { person: Person; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG doesn't need responsive sizes.
    <img
      src={drawingFile(`people/${slug}`)}
      alt=""
      width={240}
      height={280}
      loading="lazy"
      decoding="async"
      className={`max-w-none object-cover object-top ${className}`}
    />
  )
}
