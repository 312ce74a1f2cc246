/** A partner's logo as it stands in the strip above the footer: on light ground in either theme, as logos expect. */
export function StripLogo({ src, alt }: { src: string; alt: string }) {
  return (
    <span className="block w-max shrink-0 rounded-control bg-on-deep p-2">
      {/* biome-ignore lint/performance/noImgElement: logos are re-encoded to this shape when they are stored. */}
      <img src={src} alt={alt} width={160} height={64} className="h-16 w-40 object-contain" />
    </span>
  )
}
