type StripLogoProps = {
  src: string
  name: string
  alt?: string
}

export function StripLogo({ src, name, alt = '' }: StripLogoProps) {
  return (
    <span className="flex w-max shrink-0 items-center gap-3">
      {/* biome-ignore lint/performance/noImgElement: logos are re-encoded to this shape when they are stored. */}
      <img
        src={src}
        alt={alt}
        width={80}
        height={32}
        className="h-8 w-auto max-w-20 object-contain mix-blend-multiply contrast-125 grayscale dark:mix-blend-screen dark:invert"
      />
      <span className="max-w-72 truncate font-display font-semibold max-sm:text-base">{name}</span>
    </span>
  )
}
