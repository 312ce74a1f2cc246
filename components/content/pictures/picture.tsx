type PictureProps = {
  name: string
  alt?: string
  className?: string
  isFirst?: boolean
}

/** Decorative without `alt`. Each file contains light and dark colors and follows the page's `color-scheme`. */
export function Picture({ name, alt = '', className, isFirst = false }: PictureProps) {
  const [width, height] = name.startsWith('slide-') ? [640, 500] : [480, 320]
  return (
    // biome-ignore lint/performance/noImgElement: an SVG has no sizes to choose from.
    <img
      src={`/pictures/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      className={`bg-picture-ground ${className ?? ''}`}
    />
  )
}
